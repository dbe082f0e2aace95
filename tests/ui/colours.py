"""Colours as eyes and terminals see them: contrast, colour blindness, the sixteen colours of two common terminals."""

from rich.color import Color
from rich.style import Style

Rgb = tuple[float, float, float]

XTERM = (
    (0, 0, 0),
    (205, 0, 0),
    (0, 205, 0),
    (205, 205, 0),
    (0, 0, 238),
    (205, 0, 205),
    (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127),
    (255, 0, 0),
    (0, 255, 0),
    (255, 255, 0),
    (92, 92, 255),
    (255, 0, 255),
    (0, 255, 255),
    (255, 255, 255),
)
"""What xterm shows for the sixteen colours."""

CONSOLE = (
    (0, 0, 0),
    (170, 0, 0),
    (0, 170, 0),
    (170, 85, 0),
    (0, 0, 170),
    (170, 0, 170),
    (0, 170, 170),
    (170, 170, 170),
    (85, 85, 85),
    (255, 85, 85),
    (85, 255, 85),
    (255, 255, 85),
    (85, 85, 255),
    (255, 85, 255),
    (85, 255, 255),
    (255, 255, 255),
)
"""What the Linux console shows for them."""

PALETTES = (XTERM, CONSOLE)

BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009: what is left of linear red, green and blue at full severity."""


def rgb(colour: Color, palette: tuple[tuple[int, int, int], ...] = XTERM) -> Rgb:
    """A colour from 0 to 1; one of the sixteen as the palette has it."""
    parts = colour.triplet if colour.triplet is not None else palette[colour.number or 0]
    red, green, blue = (part / 255 for part in parts)
    return red, green, blue


def linear(colour: Rgb) -> Rgb:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue


def luminance(colour: Rgb) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_of(one: Rgb, other: Rgb) -> float:
    """From 1 to 21, as WCAG 2 has it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def contrast(style: Style) -> float:
    """The least contrast of ink and ground in any palette."""
    ink, ground = style.color, style.bgcolor
    assert ink is not None and ground is not None
    return min(contrast_of(rgb(ink, palette), rgb(ground, palette)) for palette in PALETTES)


def seen_with(kind: str, colour: Rgb) -> Rgb:
    """Linear red, green and blue, as somebody with this blindness sees the colour."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, light, strict=True)))) for row in BLINDNESS[kind]
    )
    return red, green, blue


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* of linear light, D65."""
    red, green, blue = light
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Rgb, other: Rgb) -> float:
    """CIE76, between two linear colours."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5
