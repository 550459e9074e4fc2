/** What only works as itself and not as a copy: simulators. */
export const live = '.sim-place'

const places = new Map<Element, Comment>()

/** Takes an element out of the page, and remembers its place there. */
export function borrow(element: Element): Element {
  if (!places.has(element)) {
    const place = document.createComment('')
    element.before(place)
    places.set(element, place)
  }
  return element
}

/** Puts everything back that was borrowed. */
export function giveBack(): void {
  for (const [element, place] of places) place.replaceWith(element)
  places.clear()
}
