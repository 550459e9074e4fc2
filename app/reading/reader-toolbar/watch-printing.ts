import { printingTexts } from './printing-texts.ts'

/** What stays folded until a reader opens it: answers of a text and solutions of problems. */
const answers = '.fold-respuesta, .solution'

/**
 * On paper answers stand together on a page of their own at the end, by the numbers that the style sheet for paper gives to their
 * places. It is done at once, because a browser that prints waits for nothing.
 */
export function watchPrinting(): void {
  let sheet: HTMLElement | undefined
  addEventListener('beforeprint', () => {
    const list = document.createElement('ol')
    let place = ''
    for (const element of document.querySelectorAll(`main :is(h2, ${answers}):not(.before-topic *)`)) {
      // What an answer holds goes with it.
      if (element.parentElement?.closest(answers)) continue
      if (element.localName === 'h2') place = element.textContent
      else list.append(copyAnswer(element, place))
    }
    if (!list.firstChild) return
    sheet = document.createElement('section')
    sheet.className = 'answer-sheet'
    sheet.append(Object.assign(document.createElement('h2'), { textContent: printingTexts.answers }), list)
    document.querySelector('main')?.append(sheet)
  })
  addEventListener('afterprint', () => sheet?.remove())
}

/** An entry of the page of answers: the heading that the answer stands below, and its copy. */
function copyAnswer(fold: Element, place: string): HTMLElement {
  const entry = document.createElement('li')
  entry.className = 'prose'
  entry.append(
    Object.assign(document.createElement('b'), { textContent: place }),
    ...[...(fold.cloneNode(true) as Element).children].slice(1),
  )
  return entry
}
