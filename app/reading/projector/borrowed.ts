/** Elements that must be moved instead of copied, because only the original works: simulators. */
export const live = '.sim-place'

const places = new Map<Element, Comment>()

/** Removes an element from the page and remembers its place. */
export function borrow(element: Element): Element {
  if (!places.has(element)) {
    const place = document.createComment('')
    element.before(place)
    places.set(element, place)
  }
  return element
}

/** Returns all borrowed elements to their places. */
export function giveBack(): void {
  for (const [element, place] of places) place.replaceWith(element)
  places.clear()
}
