"""Draws the page to read: a few lines of text, like a scanned note."""

import textwrap

import numpy as np
from PIL import Image, ImageDraw, ImageFont

TEXT = """Water finds its way downhill
A sluice is a gate that lets it through
when the mill needs it, and not before
Opened 1784, repaired 1911 and 2026
Flow: 3.25 cubic metres per second
Please keep the gate clear of ice!"""

FONTS = [("DejaVuSans.ttf", 34), ("DejaVuSerif.ttf", 34), ("DejaVuSans-Bold.ttf", 30),
         ("DejaVuSansMono.ttf", 28)]
MARGIN, LINE = 48, 74


def _font(name, size):
    try:
        return ImageFont.truetype(name, size)
    except OSError:  # Pillow's own scalable font, where Debian's are missing.
        return ImageFont.load_default(size)


def lines_of(text):
    """At most ten lines of at most 46 characters."""
    lines = [part for line in text.splitlines()
             for part in textwrap.wrap(" ".join(line.split()), 46)]
    return lines[:10]


def draw(lines):
    """The page as a picture, one font after another, on paper with a little grain."""
    fonts = [_font(*FONTS[i % len(FONTS)]) for i in range(len(lines))]
    width = 2 * MARGIN + max(int(font.getlength(line)) for font, line in zip(fonts, lines))
    page = Image.new("RGB", (width, 2 * MARGIN + LINE * len(lines)), (250, 247, 240))
    pen = ImageDraw.Draw(page)
    for i, (font, line) in enumerate(zip(fonts, lines)):
        pen.text((MARGIN, MARGIN + i * LINE), line, font=font, fill=(35, 32, 40))
    grain = np.random.default_rng(7).integers(-6, 7, (page.height, page.width, 1))
    return Image.fromarray(np.clip(np.asarray(page, np.int16) + grain, 0, 255).astype(np.uint8))


def with_boxes(page, boxes, texts):
    """A copy of the page with each box and, on the right, what was read in it."""
    side = 420
    picture = Image.new("RGB", (page.width + side, page.height), (255, 255, 255))
    picture.paste(page, (0, 0))
    pen, font = ImageDraw.Draw(picture), _font("DejaVuSans.ttf", 15)
    for number, ((left, top, right, bottom), text) in enumerate(zip(boxes, texts), 1):
        pen.rectangle((left, top, right, bottom), outline=(200, 40, 40), width=2)
        pen.text((left + 3, top - 17), str(number), font=font, fill=(200, 40, 40))
        pen.text((page.width + 14, (top + bottom) / 2 - 9), f"{number}  {text}", font=font,
                 fill=(20, 60, 140))
    return picture
