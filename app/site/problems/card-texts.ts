import { problemsTexts } from './problems-texts.ts'

/**
 * Maximum number of characters of HTML per card, so that sixty-four cards are sent within 50 ms. The longest
 * card of the course has 7,000.
 */
const maxCards = 10_000

type Texts = { slug: string; statementHtml: string; solutionHtml: string }

/** Fits a problem into a list: texts that are too long are replaced with a link to the problem's page. */
export function fitCard<Card extends Texts>(card: Card): Card {
  const { slug, statementHtml, solutionHtml } = card
  if (statementHtml.length + solutionHtml.length <= maxCards) return card
  const elsewhere = `<p><a href="/problemas/${encodeURIComponent(slug)}">${problemsTexts.longText}</a></p>`
  return {
    ...card,
    statementHtml: statementHtml.length > maxCards ? elsewhere : statementHtml,
    solutionHtml: elsewhere,
  }
}
