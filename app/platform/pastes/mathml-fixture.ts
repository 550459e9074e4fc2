import type { MathTree } from './math-tree.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const plain = (text: string): string =>
  text.replace(/&(#x[\da-f]+|[a-z]+);/gi, (whole, name: string) =>
    name.startsWith('#x')
      ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
      : (entities[name] ?? whole),
  )

/** Parses MathML without a browser. */
export function readMathml(html: string): MathTree {
  const source = /<math\b[\s\S]*<\/math>/.exec(html)?.[0] ?? ''
  const open: { name: string; attributes: Record<string, string>; children: MathTree[]; text: string }[] = [
    { name: 'root', attributes: {}, children: [], text: '' },
  ]
  for (const [, end, name = '', attributes = '', closed, text = ''] of source.matchAll(
    /<(\/?)([a-z-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (end === '/') close(open)
    else if (name === '') for (const last of open.slice(-1)) last.text += plain(text)
    else {
      const read = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        plain(value),
      ])
      open.push({ name, attributes: Object.fromEntries(read), children: [], text: '' })
      if (closed === '/') close(open)
    }
  }
  const [math] = open[0]?.children ?? []
  if (!math) throw new Error(`No formula in ${html}`)
  return math
}

function close(
  open: { children: MathTree[]; text: string; name: string; attributes: Record<string, string> }[],
): void {
  const done = open.pop()
  if (done) open.at(-1)?.children.push({ ...done, text: done.children.length > 0 ? '' : done.text })
}
