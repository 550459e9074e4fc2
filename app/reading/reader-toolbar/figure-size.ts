/** Zoom factor per key press. */
const step = 1.5
/** Maximum zoom. */
const largest = 6

type Size = { width: number; height: number }

/** Returns the width in pixels at which a figure fits a window, multiplied by the zoom. */
export function widthOf(figure: Size, window: Size, zoom: number): number {
  return Math.min(window.width, (window.height * figure.width) / figure.height) * zoom
}

/** Returns the next zoom for a key or button: `+`, `-`, or `0` to fit; undefined for other keys. */
export function nextZoom(zoom: number, key: string): number | undefined {
  if (key === '0') return 1
  if (key === '+' || key === '=') return Math.min(zoom * step, largest)
  return key === '-' ? Math.max(zoom / step, 1) : undefined
}
