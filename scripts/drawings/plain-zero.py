"""Takes the slash out of the zero of a font: in a technical drawing a zero with a slash reads as Ø.

Run by hand after scripts/drawings/subset-font.ts, with fontTools and brotli at hand: python3 scripts/drawings/plain-zero.py font.woff2
The slash parts the counter of the zero in two contours. They become one, drawn from the quarter that the slash does not touch and its
mirror images, in every weight. The licence of Atkinson Hyperlegible Next reserves no name, so the changed font keeps it.
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta


def lower_left_quarter(points, flags, start, end):
    """Indices of the points of a contour from its leftmost to its lowest one, both on the curve."""
    on_curve = [at for at in range(start, end + 1) if flags[at] & 1]
    left = min(on_curve, key=lambda at: points[at][0])
    bottom = min(on_curve, key=lambda at: points[at][1])
    quarter = [left]
    while quarter[-1] != bottom:
        quarter.append(start if quarter[-1] == end else quarter[-1] + 1)
    return quarter


def mirrored(points, center):
    """The four quarters of a counter from one. Works for coordinates and for how they vary with the weight."""
    across = [(2 * center[0] - x, y) for x, y in points][::-1]
    half = points + across[1:]
    return half + [(2 * center[0] - x, 2 * center[1] - y) for x, y in half][1:-1]


def middle(points, outline):
    """Half way between the sides of an outline, given by the indices of its leftmost, rightmost, lowest and highest point."""
    left, right, bottom, top = (points[at] for at in outline)
    return ((left[0] + right[0]) / 2, (bottom[1] + top[1]) / 2)


def rounded(points):
    return [(round(x), round(y)) for x, y in points]


def main(path):
    font = TTFont(path)
    glyphs, name = font["glyf"], font.getBestCmap()[ord("0")]
    glyph = glyphs[name]
    if glyph.numberOfContours != 3:
        raise SystemExit(f"The zero of {path} has {glyph.numberOfContours} contours: it is no slashed one")
    points, ends, flags = list(glyph.coordinates), list(glyph.endPtsOfContours), list(glyph.flags)
    quarter = lower_left_quarter(points, flags, ends[0] + 1, ends[1])
    outer = range(ends[0] + 1)
    outline = [find(outer, key=lambda at: points[at][axis]) for axis in (0, 1) for find in (min, max)]

    def plain(of):
        counter = mirrored([of[at] for at in quarter], middle(of, outline))
        return rounded([of[at] for at in outer] + counter)

    for variation in font["gvar"].variations[name]:
        metrics = variation.coordinates[len(points):]
        deltas = iup_delta(variation.coordinates, points + [(0, 0)] * len(metrics), ends)
        variation.coordinates = plain(deltas) + list(metrics)
    turns = [flags[at] for at in quarter]
    half = turns + turns[::-1][1:]
    glyph.coordinates = GlyphCoordinates(plain(points))
    glyph.flags = bytearray([flags[at] for at in outer] + half + half[1:-1])
    glyph.endPtsOfContours, glyph.numberOfContours = [ends[0], len(glyph.flags) - 1], 2
    font.save(path)


main(sys.argv[1])
