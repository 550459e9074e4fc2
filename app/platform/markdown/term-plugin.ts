import type { Env, MarkdownIt, StateCore, Token } from 'markdown-it'
import { budgetOf } from './budget.ts'
import { anchorId } from './link-address.ts'
import { openTermMatcher, type Term, type TermMatcher } from './term-matcher.ts'

/** The terms to explain in a text, and those already explained. */
type TermUse = { find: TermMatcher<Term>; met: Set<Term> }

const uses = new WeakMap<Env, TermUse>()

/** Makes the text rendered with `env` explain these terms at their first occurrence. */
export function explainTerms(env: Env, terms: readonly Term[]): void {
  if (terms.length > 0) uses.set(env, { find: openTermMatcher(terms), met: new Set() })
}

/**
 * Turns the first occurrence of each term in running text into a button, followed by its explanation in a
 * popover, which works without scripts. Headings, links, code, formulas, tables and captions are skipped.
 */
export function termPlugin(md: MarkdownIt): void {
  md.core.ruler.push('terms', markTerms)
  md.renderer.rules.term = (tokens, index) => String(tokens[index]?.meta?.html ?? '')
}

function markTerms(state: StateCore): void {
  const use = uses.get(state.env)
  if (!use || state.inlineMode) return
  let isInTable = false
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'table_open') isInTable = true
    if (token.type === 'table_close') isInTable = false
    const opening = state.tokens[index - 1]
    const isOther = isInTable || opening?.type === 'heading_open' || opening?.tag === 'figure'
    if (token.type === 'inline' && !isOther && token.children) {
      token.children = markInline(state, token.children, use)
    }
  }
}

function markInline(state: StateCore, children: readonly Token[], use: TermUse): Token[] {
  const defined = findDefinedWords(children)
  let quiet = 0
  return children.flatMap((token) => {
    if (token.type.startsWith('link_') || defined.has(token)) quiet += token.nesting
    return token.type === 'text' && quiet === 0 ? splitText(state, token, use) : [token]
  })
}

/** The bold words followed by a colon, which the text itself defines there. */
function findDefinedWords(children: readonly Token[]): Set<Token> {
  const defined = new Set<Token>()
  const closing: { token: Token; isDefined: boolean }[] = []
  let isBeforeColon = false
  for (const token of children.toReversed()) {
    if (token.type === 'strong_close') closing.push({ token, isDefined: isBeforeColon })
    const close = token.type === 'strong_open' ? closing.pop() : undefined
    if (close?.isDefined) defined.add(close.token).add(token)
    if (token.type === 'text' && token.content === '') continue
    if (!/^(?:em|strong)_/.test(token.type)) isBeforeColon = token.content.startsWith(':')
  }
  return defined
}

function splitText(state: StateCore, token: Token, { find, met }: TermUse): Token[] {
  const { escapeHtml } = state.md.utils
  const parts: Token[] = []
  const text = token.content
  let from = 0
  const add = (type: string, content: string): Token => {
    const part = new state.Token(type, '', 0)
    Object.assign(part, { content, level: token.level })
    parts.push(part)
    return part
  }
  for (const { start, end, term } of find(text)) {
    if (met.has(term)) continue
    met.add(term)
    if (start > from) add('text', text.slice(from, start))
    const word = text.slice(start, end)
    add('term', word).meta = { html: renderTerm(word, term, { card: takeId(state, met.size), escapeHtml }) }
    from = end
  }
  if (from === 0) return [token]
  if (from < text.length) add('text', text.slice(from))
  return parts
}

// Avoids the ids already taken by headings.
function takeId(state: StateCore, first: number): string {
  const { slugs } = budgetOf(state.env)
  let number = first
  while (slugs.has(anchorId(`termino-${number}`))) number++
  const card = anchorId(`termino-${number}`)
  slugs.set(card, 1)
  return card
}

type Making = { card: string; escapeHtml: (text: string) => string }

// Uses only inline elements, so that it is valid inside a paragraph and a screen reader reads it after the
// word.
function renderTerm(word: string, { name, definition, address }: Term, { card, escapeHtml }: Making): string {
  const target = `popovertarget="${card}"`
  return (
    `<button type="button" class="term" ${target}>${escapeHtml(word)}</button>` +
    `<span popover="auto" id="${card}" class="term-card" role="note" aria-label="${escapeHtml(name)}">` +
    `<strong>${escapeHtml(name)}</strong><span class="term-text">${escapeHtml(definition)}</span>` +
    `<a href="${escapeHtml(address)}">Ver en el glosario</a> ` +
    `<button type="button" class="term-close" ${target} popovertargetaction="hide">Cerrar</button></span>`
  )
}
