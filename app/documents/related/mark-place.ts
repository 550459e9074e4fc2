/**
 * Sets `aria-current` on the link of the current section: the last one whose heading is above the line at one
 * third of the window.
 */
export function markPlace(list: Element): void {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) links.set(heading, link)
  }
  const headings = [...links.keys()]
  const mark = (): void => {
    const line = innerHeight / 3
    const here = headings.findLast((heading) => heading.getBoundingClientRect().top < line)
    for (const [heading, link] of links) {
      if (heading === here) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  // Called when a heading crosses the line in either direction.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -67% 0px' })
  for (const heading of headings) observer.observe(heading)
}
