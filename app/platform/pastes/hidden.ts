import { styleOf, styleValue } from './paste-dom.ts'

export const isHidden = (element: Element): boolean =>
  (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
  styleValue(element, 'display') === 'none' ||
  /mso-hide:\s*all/i.test(styleOf(element)) ||
  (element.matches('tr, col, colgroup') && styleValue(element, 'visibility') === 'collapse')

/** What its readers did not see. Columns are told by `col`, which the table reads when its cells are counted. */
export function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[hidden], [data-style]'))
    if (!element.matches('col, colgroup') && isHidden(element)) element.remove()
}
