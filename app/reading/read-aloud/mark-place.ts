import type { Place } from './utterances.ts'

const name = 'leyendo'

/**
 * Highlights the text being read, if the browser supports highlights, and scrolls it into view. An empty list
 * removes the highlight.
 */
export function markPlaces(places: readonly Place<Text | Element>[]): void {
  const ranges = places.map(toRange)
  if ('highlights' in CSS) {
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges))
    else CSS.highlights.delete(name)
  }
  const box = ranges[0]?.getBoundingClientRect()
  // The bar covers the bottom of the window.
  if (!box || (box.top >= 0 && box.bottom <= innerHeight - 120)) return
  const start = places[0]?.node
  const element = start instanceof Element ? start : start?.parentElement
  element?.scrollIntoView({ block: 'center' })
}

function toRange({ node, from, to }: Place<Text | Element>): Range {
  const range = new Range()
  if (from === undefined || to === undefined) range.selectNode(node)
  else {
    range.setStart(node, from)
    range.setEnd(node, to)
  }
  return range
}
