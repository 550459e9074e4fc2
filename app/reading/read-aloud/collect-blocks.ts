import { readAloudTexts } from './read-aloud-texts.ts'
import { speakFormula } from './spoken-formula.ts'

/**
 * A piece of spoken text: text of the page, or words for something else. `place` is highlighted while it is
 * spoken.
 */
type Piece = { place?: Text | Element | undefined } & ({ text: string } | { words: string })
/** A paragraph, heading, list item or row. Sentences do not extend across blocks. */
export type Block = readonly Piece[]

/** Elements that are not read: those outside the document, and the popover of a term. */
const silent =
  'nav, form:not(.answer), script, style, svg, input, select, textarea, button:not(.term), .term-card, .document-tools, .sheet-facts, .explain, .around, .card, .back-link, .on-paper, aside:not(.callout), [aria-hidden="true"]'
const flowing = new Set(
  'a abbr b bdi bdo button cite code del em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
)

/** Returns the spoken blocks of a document in order. Only visible content is read; folded content is not. */
export function collectBlocks(root: Element): Block[] {
  const blocks: Piece[][] = [[]]
  const add = (piece: Piece): void => void blocks.at(-1)?.push(piece)
  const endBlock = (): void => void blocks.push([])
  const addBlock = (words: string, place: Element): void => {
    endBlock()
    add({ words, place })
    endBlock()
  }

  const visit = (node: Node): void => {
    if (node instanceof Text) add({ text: node.data, place: node })
    if (!(node instanceof Element) || node.matches(silent) || !node.checkVisibility()) return
    const name = node.localName
    if (name === 'math') add({ words: ` ${speakFormula(node)} `, place: node })
    else if (name === 'img') {
      const alternative = node.getAttribute('alt')
      if (alternative) addBlock(readAloudTexts.picture(alternative), node)
    } else if (name === 'pre') addBlock(readAloudTexts.code, node)
    else if (name === 'table') for (const row of node.querySelectorAll('tr')) visitRow(row)
    else if (name === 'br') add({ text: ' ' })
    else if (flowing.has(name)) visitChildren(node)
    else visitBlock(node)
  }
  const visitChildren = (parent: Node): void => {
    for (const child of parent.childNodes) visit(child)
  }
  const visitBlock = (element: Element): void => {
    endBlock()
    const number = numberOf(element)
    if (number) add({ words: `${number}: ` })
    visitChildren(element)
    if (element.localName === 'summary' && !element.closest('details')?.open)
      add({ words: `, ${readAloudTexts.folded}.` })
    endBlock()
  }
  /** Reads a row as «Material: cobre. Conduce: sí.» */
  const visitRow = (row: Element): void => {
    const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])]
    if (headings.some((heading) => row.contains(heading))) return
    endBlock()
    for (const [index, cell] of [...row.children].entries()) {
      const heading = headings[index]?.textContent?.trim()
      if (cell.textContent?.trim() === '') continue
      if (heading) add({ words: `${heading}: ` })
      visitChildren(cell)
      add({ words: '. ' })
    }
    endBlock()
  }

  visitBlock(root)
  return blocks.filter((block) =>
    block.some((piece) => ('text' in piece ? piece.text : piece.words).trim() !== ''),
  )
}

function numberOf(element: Element): number | undefined {
  const list = element.parentElement
  if (element.localName !== 'li' || !(list instanceof HTMLOListElement)) return undefined
  return list.start + [...list.children].indexOf(element)
}
