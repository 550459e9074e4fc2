/** Content folded by default: answers in texts and solutions of problems. */
const answers = '.fold-respuesta, .solution'

/**
 * In print, collects the answers on a page at the end, numbered as the print style sheet numbers their
 * places. Done synchronously, because the browser does not wait before it prints.
 */
export function watchPrinting(): void {
  let sheet: HTMLElement | undefined
  addEventListener('beforeprint', () => {
    const list = document.createElement('ol')
    let place = ''
    for (const element of document.querySelectorAll(`main :is(h2, ${answers}):not(.before-topic *)`)) {
      // Skips answers inside another answer, which includes them.
      if (element.parentElement?.closest(answers)) continue
      if (element.localName === 'h2') place = element.textContent
      else list.append(copyAnswer(element, place))
    }
    if (!list.firstChild) return
    sheet = document.createElement('section')
    sheet.className = 'answer-sheet'
    sheet.append(Object.assign(document.createElement('h2'), { textContent: 'Respuestas' }), list)
    document.querySelector('main')?.append(sheet)
  })
  addEventListener('afterprint', () => sheet?.remove())
}

/** Builds an entry of the answer page: the heading above the answer, and its copy. */
function copyAnswer(fold: Element, place: string): HTMLElement {
  const entry = document.createElement('li')
  entry.className = 'prose'
  entry.append(
    Object.assign(document.createElement('b'), { textContent: place }),
    ...[...(fold.cloneNode(true) as Element).children].slice(1),
  )
  return entry
}
