import { live } from './borrowed.ts'

/** An element to show, with the lists and boxes that contain it, outermost first. */
export type Block = { within: readonly Element[]; element: Element }
/** What one key press reveals: a block, with the subheadings before it. */
export type Step = readonly Block[]
/** A part of a document that starts with a heading. */
export type Section = { heading: HTMLElement; title: string; steps: Step[] }

const parts =
  'h1, .problem-part > :is(h2, h3), .lead, .article-picture, .prose, .question, .problem-result, .sim-place'
/** The options of a question; questions with a text field have none. */
export const option = '.answer-option > span'
/** Elements whose children are shown one by one. */
const boxes = 'ul, ol, blockquote, .callout, .question > .prose, .question > .hints'

/** Reads the sections of the page's document for projection: its content, without links to other pages. */
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
    // Skips exercises, which are answered by keyboard and not shown to a class.
    if (part.parentElement?.closest('.prose, .practice, .question, .before-topic')) continue
    if (part.matches('.prose')) for (const child of part.children) add(child)
    else add(part)
  }
  return sections.filter(({ steps }) => steps.length > 0)
}

function blocksOf(element: Element, within: readonly Element[]): Block[] {
  if (!element.matches(boxes)) {
    // A live element inside a fold, such as the simulator of a guess, is shown after the fold on its own
    // screen.
    const inside = [...element.querySelectorAll(live)].map((one) => ({ within: [], element: one }))
    return [{ within, element }, ...inside]
  }
  return [...element.children]
    .filter(
      (child) => !child.matches(`.callout-title, .question > p, .question > .island:not(:has(${option}))`),
    )
    .flatMap((child) => blocksOf(child, [...within, element]))
}
