/** How much larger one press makes a figure. */
const step = 1.5
/** So many times the window, at most. */
const largest = 6

type Size = { width: number; height: number }

/** The width at which a figure just fits a window, in pixels, times how much larger it is wanted. */
export function widthOf(figure: Size, window: Size, zoom: number): number {
  return Math.min(window.width, (window.height * figure.width) / figure.height) * zoom
}

/** The next size by a key or a button: `+`, `-`, or `0` for the one that fits; undefined for every other key. */
export function nextZoom(zoom: number, key: string): number | undefined {
  if (key === '0') return 1
  if (key === '+' || key === '=') return Math.min(zoom * step, largest)
  return key === '-' ? Math.max(zoom / step, 1) : undefined
}
