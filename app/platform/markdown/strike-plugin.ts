import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it'

const TILDE = 0x7e
// Marker of single tildes: they pair only with each other; markdown-it itself pairs the double ones.
const SINGLE_TILDE = 0x1_007e

/** Parses `~x~` as strikethrough, like `~~x~~`. */
export function strikePlugin(md: MarkdownIt): void {
  md.inline.ruler.before('strikethrough', 'single_strike', openOrClose)
  md.inline.ruler2.after('strikethrough', 'single_strike', (state) => {
    strike(state, state.delimiters)
    for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters)
    return false
  })
}

function openOrClose(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true)
  if (length !== 1) return false
  state.push('text', '', 0).content = '~'
  state.delimiters.push({
    marker: SINGLE_TILDE,
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open,
    close,
  })
  state.pos++
  return true
}

function strike(state: StateInline, delimiters: readonly Delimiter[]): void {
  for (const { marker, token, end } of delimiters) {
    const closing = delimiters[end]
    if (marker !== SINGLE_TILDE || !closing) continue
    Object.assign(state.tokens[token] ?? {}, {
      type: 's_open',
      tag: 's',
      nesting: 1,
      markup: '~',
      content: '',
    })
    Object.assign(state.tokens[closing.token] ?? {}, {
      type: 's_close',
      tag: 's',
      nesting: -1,
      markup: '~',
      content: '',
    })
  }
}
