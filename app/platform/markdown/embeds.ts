import type { Token } from 'markdown-it'

/** Containers that hold YAML data for an interactive part of the page, with their labels. */
export const embedLabels: ReadonlyMap<string, string> = new Map([
  ['pregunta', 'Pregunta'],
  ['predice', 'Predice'],
])

/**
 * A container with data, in a code block marked `yaml`. `first` and `last` are indices of its opening and
 * closing token.
 */
export type Embed = {
  name: string
  open: Token
  first: number
  last: number
  /** Index of the token with the data; undefined where it has none. */
  data: number | undefined
}

/** Lists the embeds of a text in order, at any nesting level, in one pass. */
export function listEmbeds(tokens: readonly Token[]): Embed[] {
  const found: Embed[] = []
  const around: Embed[] = []
  for (const [index, token] of tokens.entries()) {
    const [, name = '', end] = /^container_(.+)_(open|close)$/.exec(token.type) ?? []
    const inner = around.at(-1)
    if (embedLabels.has(name) && end === 'open') {
      const embed = { name, open: token, first: index, last: index, data: undefined }
      found.push(embed)
      around.push(embed)
    } else if (embedLabels.has(name) && inner) {
      inner.last = index
      around.pop()
    } else if (inner && inner.data === undefined && isData(token, inner)) inner.data = index
  }
  return found
}

function isData({ type, info, level }: Token, { open }: Embed): boolean {
  return type === 'fence' && level === open.level + 1 && info.trim().toLowerCase() === 'yaml'
}

const hidden = new WeakSet<Token>()

/** Marks the data of all embeds as hidden, so that it is not rendered. */
export function hideData(tokens: readonly Token[]): void {
  for (const { data } of listEmbeds(tokens)) {
    const token = data === undefined ? undefined : tokens[data]
    if (token) hidden.add(token)
  }
}

/** Whether a code block is the data of an embed. */
export function isHiddenData(token: Token): boolean {
  return hidden.has(token)
}
