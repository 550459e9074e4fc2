// No excerpt needs more; it keeps the expressions below cheap on any text.
const LONGEST_SOURCE = 20_000

/** The first words of a text without its Markdown or HTML marks, with an ellipsis where it was cut. */
export function toPlainText(markdownOrText: string, words: number): string {
  const source = markdownOrText.slice(0, LONGEST_SOURCE)
  const all = withoutMarks(source).split(/\s+/).filter(Boolean)
  const wasCut = all.length > words || source.length < markdownOrText.length
  const kept = all.slice(0, words).join(' ')
  return wasCut ? `${kept.replace(/[\s,;:.…]+$/, '')}…` : kept
}

function withoutMarks(source: string): string {
  return source
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}(```|~~~).*$/gm, ' ')
    .replace(/^ {0,3}:{3,}[ \t]*(?:ejemplo|error|aviso|seguridad|aplica|pista|respuesta)?/gim, ' ')
    .replace(/^ {0,3}(?:#{1,6}|>+|[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\] )?/gm, ' ')
    .replace(/^[ \t|:-]*-{3,}[ \t|:-]*$/gm, ' ')
    .replace(/!\[[^[\]]{0,500}\]\([^()\n]{0,500}\)/g, ' ')
    .replace(/\[([^[\]]{0,500})\]\([^()\n]{0,500}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replace(/\$\$?([^$\n]{1,500})\$\$?/g, (_, formula: string) => plainFormula(formula))
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(«¿¡])[*_](?=\S)|(?<=\S)[*_](?=[\s.,;:!?)»]|$)/gm, '$1')
    .replace(/[ \t]\|[ \t]|^\||\|$/gm, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

const SIGNS = new Map([
  ['cdot', '·'],
  ['times', '×'],
  ['div', '÷'],
  ['Omega', 'Ω'],
  ['pi', 'π'],
  ['approx', '≈'],
  ['to', '→'],
])

function plainFormula(formula: string): string {
  return formula
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:text|mathrm|mathbf)\{([^{}]*)\}/g, '$1')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => SIGNS.get(name) ?? '')
    .replace(/\\[ ,;:!]/g, ' ')
    .replace(/[{}]/g, '')
}
