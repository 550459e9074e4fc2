/** Keeps `aria-current` on the link of the section that is being read: the last one whose heading has passed the upper third. */
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
  // Told when a heading passes the line, upwards or downwards: between them nothing is to be done.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -67% 0px' })
  for (const heading of headings) observer.observe(heading)
}
