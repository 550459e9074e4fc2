import { accents, commands, functions, marksOfLetters } from './math-signs.ts'
import type { MathTree } from './math-tree.ts'

/** Writes a rendered formula as LaTeX. */
export function writeTex(tree: MathTree): string {
  return tidy(write(tree))
}

/** Normalises white space in LaTeX and removes commands that only set the display size. */
export function tidy(tex: string): string {
  const line = tex.replace(/\s+/g, ' ').trim()
  const inner = /^\{\\(?:displaystyle|textstyle) (.*)\}$/.exec(line)?.[1]
  return (inner ?? line).replace(/^\\(?:displaystyle|textstyle)\b\s*/, '').trim()
}

const write = (tree: MathTree | undefined): string => (tree ? (forms[tree.name] ?? writeRow)(tree) : '')
const group = (tree: MathTree | undefined): string => `{${write(tree)}}`

/** The base of a script, in braces unless it is a single unit. */
function base(tree: MathTree | undefined): string {
  const tex = write(tree)
  return /^(?:.|\\[a-zA-Z]+|\d+|\\(?:text|mathrm)\{[^{}]*\})$/u.test(tex) ? tex : `{${tex}}`
}

const forms: Readonly<Record<string, (tree: MathTree) => string>> = {
  mi: writeName,
  mn: ({ text }) => text.trim().replaceAll(',', '{,}'),
  mo: ({ text }) => [...text.trim()].map(sign).join(''),
  mtext: writeText,
  ms: writeText,
  mspace: writeSpace,
  mfrac: ({ children: [over, under], attributes }) =>
    /^0/.test(attributes.linethickness ?? '')
      ? `\\genfrac{}{}{0pt}{}${group(over)}${group(under)}`
      : `\\frac${group(over)}${group(under)}`,
  msqrt: ({ children }) => `\\sqrt{${row(children)}}`,
  mroot: ({ children: [inner, index] }) => `\\sqrt[${write(index)}]${group(inner)}`,
  msup: ({ children: [first, over] }) => base(first) + raised(over),
  msub: ({ children: [first, under] }) => `${base(first)}_${group(under)}`,
  msubsup: ({ children: [first, under, over] }) => `${base(first)}_${group(under)}${raised(over)}`,
  mover: ({ children: [first, over] }) => placed(first, over, 'over'),
  munder: ({ children: [first, under] }) => placed(first, under, 'under'),
  munderover: ({ children: [first, under, over] }) => `${base(first)}_${group(under)}^${group(over)}`,
  mtable: writeTable,
  mtr: ({ children }) => children.map(write).join(' & '),
  mfenced: ({ attributes: { open = '(', close = ')', separators = ',' }, children }) =>
    `\\left${fence(open)} ${children.map(write).join(separators.trim().charAt(0))} \\right${fence(close)}`,
  mphantom: ({ children }) => `\\phantom{${row(children)}}`,
  menclose: ({ children, attributes }) =>
    /box/.test(attributes.notation ?? '') ? `\\boxed{${row(children)}}` : row(children),
  // The first child is the formula, the others are alternative representations.
  semantics: ({ children: [first] }) => write(first),
  annotation: () => '',
  'annotation-xml': () => '',
}

const sign = (letter: string): string => commands[letter] ?? letter

function writeName({ text, attributes }: MathTree): string {
  const name = text.trim().normalize('NFKC')
  if (functions.includes(name)) return `\\${name}`
  const letters = [...name].map(sign).join('')
  const isUpright = [...name].length > 1 || (attributes.mathvariant === 'normal' && /^[a-zA-Z]$/.test(name))
  return isUpright && name !== '' ? `\\mathrm{${letters}}` : letters
}

function writeText({ text, children }: MathTree): string {
  if (children.length > 0) return row(children)
  const words = text.replaceAll('\u00a0', ' ')
  if (words.trim() === '') return words === '' ? '' : /^[\u2006\u2009\u200a]$/.test(words) ? '\\,' : '\\ '
  return `\\text{${words.replace(/[\\{}$%&#_^~]/g, (letter) => (letter === '\\' ? '\\textbackslash ' : `\\${letter}`))}}`
}

function writeSpace({ attributes: { width = '' } }: MathTree): string {
  const em = width.endsWith('em') ? Number.parseFloat(width) : 0.25
  if (em >= 1.9) return '\\qquad '
  if (em >= 0.9) return '\\quad '
  return em > 0 ? '\\,' : ''
}

function raised(over: MathTree | undefined): string {
  const tex = write(over)
  return /^'+$/.test(tex) ? tex : `^{${tex}}`
}

function placed(first: MathTree | undefined, mark: MathTree | undefined, side: 'over' | 'under'): string {
  const letter = side === 'over' ? accented(first, mark) : undefined
  if (letter !== undefined) return letter
  const accent = mark?.children.length === 0 ? accents[side][mark.text.trim()] : undefined
  if (accent !== undefined) return `${accent}${group(first)}`
  const isLarge = /^\\(?:sum|prod|int|lim|max|min|underbrace|overbrace)(?![a-z])/.test(write(first))
  if (isLarge) return `${write(first)}${side === 'over' ? '^' : '_'}${group(mark)}`
  return `\\${side}set${group(mark)}${group(first)}`
}

/** An accented letter of a word, which KaTeX renders as a letter below an accent. */
function accented(first: MathTree | undefined, mark: MathTree | undefined): string | undefined {
  const stroke = marksOfLetters[mark?.text.trim() ?? '']
  if (first?.name !== 'mtext' || stroke === undefined || [...first.text].length !== 1) return undefined
  return writeText({ ...first, text: (first.text.replace('ı', 'i') + stroke).normalize('NFC') })
}

function writeTable({ children, attributes }: MathTree): string {
  const name = /^right left/.test(attributes.columnalign ?? '') ? 'aligned' : 'matrix'
  return `\\begin{${name}} ${children.map(write).join(' \\\\ ')} \\end{${name}}`
}

const fence = (text: string): string => (text === '' ? '.' : [...text].map(sign).join(''))
const opening = ['(', '[', '{', '|', '⟨', '‖', '∣']
const closing = [')', ']', '}', '|', '⟩', '‖', '∣', '']

/** Writes brackets around a tall expression with \left and \right. */
function writeRow({ children }: MathTree): string {
  const [first, ...rest] = children
  const last = rest.pop()
  const isGrown =
    first?.name === 'mo' &&
    last?.name === 'mo' &&
    first.attributes.fence === 'true' &&
    last.attributes.fence === 'true' &&
    [...opening, ''].includes(first.text.trim()) &&
    closing.includes(last.text.trim())
  if (!isGrown) return row(children)
  return `\\left${fence(first.text.trim())} ${row(rest)} \\right${fence(last.text.trim())}`
}

function row(children: readonly MathTree[]): string {
  let tex = ''
  for (const [at, child] of children.entries()) {
    const next = isDecimal(children, at) ? '{,}' : write(child)
    // A space ends a command before a letter.
    const glue = /\\[a-zA-Z]+$/.test(tex) && /^[a-zA-Z]/.test(next) ? ' ' : ''
    tex += glue + next
  }
  return tex.replace(words, joined).replace(upright, joined)
}

const words = /(?:\\text\{(?:[^{}\\]|\\.)*\}){2,}/g
const upright = /(?:\\mathrm\{[a-zA-Z]*\}){2,}/g

/** Merges adjacent words: `\text{kilo}\text{metro}`. */
const joined = (tex: string): string => tex.replace(/\}\\(?:text|mathrm)\{/g, '')

/**
 * Whether a comma is decimal, as in 0,5, after which LaTeX would add a space; in (0, 0, 0) it separates
 * numbers.
 */
function isDecimal(children: readonly MathTree[], at: number): boolean {
  const isComma = (one: MathTree | undefined): boolean => one?.name === 'mo' && one.text.trim() === ','
  const isNumber = (one: MathTree | undefined): boolean => one?.name === 'mn'
  const isOne = isComma(children[at]) && !isComma(children[at - 2]) && !isComma(children[at + 2])
  return isOne && isNumber(children[at - 1]) && isNumber(children[at + 1])
}
