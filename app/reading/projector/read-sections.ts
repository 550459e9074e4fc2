import { live } from './borrowed.ts'

/** An element of the page to be shown, and the lists and boxes that it stands in, from outside. */
export type Block = { within: readonly Element[]; element: Element }
/** What is shown at one press of a key: a block, with the smaller headings that lead to it. */
export type Step = readonly Block[]
/** A part of a document that begins with a heading of its own. */
export type Section = { heading: HTMLElement; title: string; steps: Step[] }

const parts =
  'h1, .problem-part > :is(h2, h3), .lead, .article-picture, .prose, .question, .problem-result, .sim-place'
/** What there is to choose from; where it is typed, there is nothing to look at. */
export const option = '.answer-option > span'
/** Shown piece by piece. */
const boxes = 'ul, ol, blockquote, .callout, .question > .prose, .question > .hints'

/** The sections of the document on the page, as a projector shows them: what is read, without what leads elsewhere. */
export function readSections(article: Element): Section[] {
  const sections: Section[] = []
  let leading: Block[] = []
  const add = (element: Element): void => {
    if (element.matches('h1, h2, .problem-part > h3')) {
      sections.push({ heading: element as HTMLElement, title: element.textContent.trim(), steps: [] })
      return
    }
    if (element.matches('h3, h4, h5, h6')) {
      leading.push({ within: [], element })
      return
    }
    for (const block of blocksOf(element, [])) {
      sections.at(-1)?.steps.push([...leading, block])
      leading = []
    }
  }
  for (const part of article.querySelectorAll(parts)) {
    // What is answered with a keyboard is not for a screen that a class looks at.
    if (part.parentElement?.closest('.prose, .practice, .question, .before-topic')) continue
    if (part.matches('.prose')) for (const child of part.children) add(child)
    else add(part)
  }
  return sections.filter(({ steps }) => steps.length > 0)
}

function blocksOf(element: Element, within: readonly Element[]): Block[] {
  if (!element.matches(boxes)) {
    // What is live inside a fold, as the simulator of a guess, comes after it with a screen of its own.
    const inside = [...element.querySelectorAll(live)].map((one) => ({ within: [], element: one }))
    return [{ within, element }, ...inside]
  }
  return [...element.children]
    .filter(
      (child) => !child.matches(`.callout-title, .question > p, .question > .island:not(:has(${option}))`),
    )
    .flatMap((child) => blocksOf(child, [...within, element]))
}
