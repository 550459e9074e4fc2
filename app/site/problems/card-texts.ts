import { problemsTexts } from './problems-texts.ts'

/** Characters of HTML that the texts of one card may have: sixty-four cards of them are sent within 50 ms. The course's longest has 7,000. */
const most = 10_000

type Texts = { slug: string; statementHtml: string; solutionHtml: string }

/** The problem as a list shows it: what is too long for a card stands on the problem's own page, and the card leads there. */
export function fitCard<Card extends Texts>(card: Card): Card {
  const { slug, statementHtml, solutionHtml } = card
  if (statementHtml.length + solutionHtml.length <= most) return card
  const elsewhere = `<p><a href="/problemas/${encodeURIComponent(slug)}">${problemsTexts.longText}</a></p>`
  return {
    ...card,
    statementHtml: statementHtml.length > most ? elsewhere : statementHtml,
    solutionHtml: elsewhere,
  }
}
