"""What is drawn on the screens. Each widget paints cells from a view it is given, and says what was clicked."""
