import type { MarkdownIt, StateBlock, Token } from 'markdown-it'

/** The name–value pairs of `::simulador{…}` as written; `rest` is any other text in the braces. */
export type DirectiveData = { pairs: readonly (readonly [name: string, value: string])[]; rest: string }

/** Maximum length of the line in characters; a program fits. */
const maxLineLength = 2000
const line = /^::simulador[ \t]*\{(.*)\}[ \t]*$/
const pair = /([a-z][a-z0-9]{0,20})=(?:"([^"]*)"|([^\s"]+))/g

/**
 * Parses `::simulador{tipo=engranajes z1=15}` on a line of its own, and renders it as a link to the
 * simulator. Pages that support simulators replace it.
 */
export function simulatorPlugin(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'simulator', readLine, { alt: ['paragraph', 'blockquote', 'list'] })
  md.renderer.rules.simulator = (tokens, index) => {
    const token = tokens[index]
    const address = token && linkAddress(directiveData(token))
    const words = md.utils.escapeHtml(token?.markup ?? '')
    if (address === undefined) return `<p>${words}</p>\n`
    return `<p><a href="${md.utils.escapeHtml(address)}">Abrir el simulador</a></p>\n`
  }
}

function readLine(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const from = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const to = state.eMarks[startLine] ?? 0
  if (to - from > maxLineLength || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false
  const text = state.src.slice(from, to)
  const found = text.startsWith('::simulador') ? line.exec(text) : null
  if (!found) return false
  if (silent) return true
  state.line = startLine + 1
  const token = state.push('simulator', '', 0)
  token.map = [startLine, startLine + 1]
  token.info = found[1] ?? ''
  token.markup = text
  return true
}

/** Parses the pairs of a simulator token. */
export function directiveData({ info }: Pick<Token, 'info'>): DirectiveData {
  const pairs = [...info.matchAll(pair)].map(
    ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const,
  )
  return { pairs, rest: info.replace(pair, '').trim() }
}

/** Pairs that configure the exercise rather than the state of the simulator. */
const words: ReadonlySet<string> = new Set(['tipo', 'fijo', 'pregunta', 'predice'])

function linkAddress({ pairs }: DirectiveData): string | undefined {
  const kindSlug = pairs.find(([name]) => name === 'tipo')?.[1]
  if (kindSlug === undefined || !/^[a-z-]{1,40}$/.test(kindSlug)) return undefined
  const query = new URLSearchParams(
    pairs.filter(([name]) => !words.has(name)).map(([name, value]) => [name, value]),
  )
  return query.size > 0 ? `/simuladores/${kindSlug}?${query}` : `/simuladores/${kindSlug}`
}
