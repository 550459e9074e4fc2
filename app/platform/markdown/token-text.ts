import type { Token } from 'markdown-it'

/** The plain text of parsed tokens in one line, without marks and pictures, such as for a screen reader. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(textOfToken).join('')
}

/** The first words of a text in one line, with an ellipsis where it was cut. */
export function firstWords(text: string, words: number): string {
  const all = text.split(/\s+/).filter(Boolean)
  const kept = all.slice(0, words).join(' ')
  return all.length > words ? `${kept.replace(/[\s,;:.…]+$/, '')}…` : kept
}

const SILENT = new Set(['image', 'html_inline', 'task_check'])

function textOfToken({ type, content, children, block, meta }: Token): string {
  if (SILENT.has(type)) return ''
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  // The punctuation around a formula is stored in its token (formula-plugin.server.ts).
  if (type === 'formula') return `${meta?.before ?? ''}${plainFormula(content)}${meta?.after ?? ''}`
  if (type.startsWith('formula')) return ` ${plainFormula(content)} `
  const words = children ? textOfTokens(children) : content
  return block ? `${words} ` : words
}

const SIGNS = new Map(
  Object.entries({
    cdot: '·',
    times: '×',
    div: '÷',
    approx: '≈',
    to: '→',
    Rightarrow: '⇒',
    quad: ' ',
    qquad: ' ',
    Omega: 'Ω',
    pi: 'π',
    rho: 'ρ',
    eta: 'η',
    beta: 'β',
    lambda: 'λ',
    Delta: 'Δ',
    mu: 'µ',
    circ: '°',
    geq: '≥',
    leq: '≤',
    neq: '≠',
    leftarrow: '←',
    dots: '…',
    min: 'min',
    max: 'max',
    tan: 'tan',
    sin: 'sin',
    cos: 'cos',
    log: 'log',
  }),
)

function plainFormula(formula: string): string {
  const signs = formula
    .replace(/\\(?:text|mathrm|mathbf)\{([^{}]*)\}/g, '$1')
    .replace(/\\(?![dt]?frac\{)([A-Za-z]+)/g, (_, name: string) => SIGNS.get(name) ?? '')
    .replace(/\\[ ,;:!]/g, ' ')
    .replace(/\\([%$#&_])/g, '$1')
    .replaceAll('{,}', ',')
  return withoutFractions(signs).replace(/[{}]/g, '').replaceAll('^°', '°')
}

const DEEPEST = 4

/** Works from the inside out, since fractions may contain fractions and indices. */
function withoutFractions(formula: string): string {
  let text = formula
  for (let depth = 0; depth < DEEPEST && text.includes('{'); depth++) {
    text = text
      .replace(/([_^])\{([^{}]*)\}/g, '$1$2')
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
  }
  return text
}
