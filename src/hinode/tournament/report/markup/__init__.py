"""Markup: HTML elements, SVG charts, and the stylesheet of the report."""
