"""Rule packs, and reading YAML that people write."""
