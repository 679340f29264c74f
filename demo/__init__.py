"""The demo of Sluice: python -m demo."""
