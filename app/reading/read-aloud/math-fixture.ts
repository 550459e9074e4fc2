import type { MathElement } from './spoken-formula.ts'

type Parsed = MathElement & { children: Parsed[]; text: string }

/** Parses the MathML that the server writes, for tests without a DOM. */
export function parseMath(source: string): MathElement {
  const root = makeElement('root', '')
  const open = [root]
  for (const [, closes, name = '', attributes = '', text = ''] of source.matchAll(
    /<(\/?)([\w-]+)([^>]*)>([^<]*)/g,
  )) {
    if (closes) open.pop()
    else {
      const element = makeElement(name, attributes)
      open.at(-1)?.children.push(element)
      if (!attributes.endsWith('/')) open.push(element)
    }
    const last = open.at(-1)
    if (!closes && last) last.text = decode(text)
  }
  return root
}

function makeElement(localName: string, attributes: string): Parsed {
  return {
    localName,
    text: '',
    children: [] as Parsed[],
    get textContent(): string {
      return this.text + this.children.map((child) => child.textContent).join('')
    },
    getAttribute: (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? null,
  }
}

function decode(text: string): string {
  const marks: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': '\u00A0' }
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&\w+;/g, (mark) => marks[mark] ?? mark)
}
