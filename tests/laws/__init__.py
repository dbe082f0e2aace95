"""Laws: what holds for all rules, all deals and all actions. `strategies` draws them."""
