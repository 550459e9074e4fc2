import { styleOf, styleValue } from './paste-dom.ts'

export const isHidden = (element: Element): boolean =>
  (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
  styleValue(element, 'display') === 'none' ||
  /mso-hide:\s*all/i.test(styleOf(element)) ||
  (element.matches('tr, col, colgroup') && styleValue(element, 'visibility') === 'collapse')

/** Removes hidden elements. Hidden columns are handled with the table, which counts its cells. */
export function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[hidden], [data-style]'))
    if (!element.matches('col, colgroup') && isHidden(element)) element.remove()
}
