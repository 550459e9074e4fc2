import type { Token } from 'markdown-it'

/** The containers that hold data for a part of the page, and what they are called there. */
export const embedLabels: ReadonlyMap<string, string> = new Map([
  ['pregunta', 'Pregunta'],
  ['predice', 'Predice'],
])

/** A container whose data, a block of code marked `yaml`, make a part of the page: where its tokens begin and end. */
export type Embed = {
  name: string
  open: Token
  first: number
  last: number
  /** The place of the data among the tokens. */
  data: number | undefined
}

/** The embedded parts of a text, in order, wherever they stand. One pass. */
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

/** Keeps the data out of what is shown and read. */
export function hideData(tokens: readonly Token[]): void {
  for (const { data } of listEmbeds(tokens)) {
    const token = data === undefined ? undefined : tokens[data]
    if (token) hidden.add(token)
  }
}

/** Whether a block of code is the data of an embedded part. */
export function isHiddenData(token: Token): boolean {
  return hidden.has(token)
}
