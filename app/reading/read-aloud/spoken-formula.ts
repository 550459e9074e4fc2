import { speakPower, speakText } from './spoken-text.ts'

/** The part of the DOM interface that is used for MathML elements. */
export type MathElement = {
  readonly localName: string
  readonly textContent: string | null
  readonly children: Iterable<MathElement>
  getAttribute(name: string): string | null
}

const signs: Readonly<Record<string, string>> = {
  '=': 'es igual a',
  '+': 'más',
  '−': 'menos',
  '-': 'menos',
  '±': 'más menos',
  '⋅': 'por',
  '·': 'por',
  '×': 'por',
  '∗': 'por',
  '/': 'entre',
  '÷': 'entre',
  ':': 'entre',
  '≈': 'es aproximadamente',
  '≠': 'es distinto de',
  '≡': 'equivale a',
  '≤': 'es menor o igual que',
  '≥': 'es mayor o igual que',
  '<': 'es menor que',
  '>': 'es mayor que',
  '→': ', da',
  '⇒': ', por tanto,',
  '⇔': 'equivale a',
  '(': 'abre paréntesis',
  ')': 'cierra paréntesis',
  '[': 'abre corchete',
  ']': 'cierra corchete',
  '∑': 'la suma de',
  '∞': 'infinito',
  '∘': 'grados',
  '°': 'grados',
  '%': 'por ciento',
  '⊕': 'o exclusivo',
  '∧': 'y',
  '∨': 'o',
  '¬': 'no',
  '…': 'etcétera',
  '⋯': 'etcétera',
  '|': 'barra',
  '\u2061': '',
}
const letters: Readonly<Record<string, string>> = {
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'incremento de',
  ε: 'épsilon',
  ϵ: 'épsilon',
  η: 'eta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'ro',
  σ: 'sigma',
  τ: 'tau',
  φ: 'fi',
  ϕ: 'fi',
  ω: 'omega',
  '/': 'entre',
  '%': '%',
  sen: 'seno de',
  sin: 'seno de',
  cos: 'coseno de',
  tan: 'tangente de',
  tg: 'tangente de',
  log: 'logaritmo de',
}
// Separates a number from a variable that is not its unit: «2 A» is not two amperes if A is an area.
const apart = '\u2063'

/** Returns a formula in spoken Spanish: «U es igual a I por R». */
export function speakFormula(formula: MathElement): string {
  // «10 kΩ» comes in two elements.
  const text = speak(formula).replace(/(\d\s+[mkM])\s+Ω/g, '$1Ω')
  return speakText(text).replaceAll(apart, '').replace(/ +/g, ' ').trim()
}

function speak(element: MathElement): string {
  const children = [...element.children]
  const [first, second, third] = children
  const text = (element.textContent ?? '').trim()
  switch (element.localName) {
    case 'mi':
      return speakName(element, text)
    case 'mn':
      return text
    case 'mtext':
      return ` ${text} `
    case 'mo':
      return /^[,;]$/.test(text) ? `${text} ` : ` ${signs[text] ?? text} `
    case 'mphantom':
      return ''
    case 'mspace':
      // A wide space separates two formulas on one line.
      return /^[12]em$/.test(element.getAttribute('width') ?? '') ? ', ' : ' '
    case 'mfrac':
      return speakFraction(first, second)
    case 'msqrt':
      return speakRoot('raíz cuadrada de', children)
    case 'mroot':
      return speakRoot(`raíz de índice ${speakAll([second])} de`, [first])
    case 'msup':
      return first?.localName === 'mtext'
        ? speakUnitPower(first, second)
        : `${speakAll([first])}${speakRaised(second)}`
    case 'msub':
    case 'munder':
      return `${speakAll([first])}${speakIndex(second)}`
    case 'msubsup':
    case 'munderover':
      return `${speakAll([first])}${speakIndex(second)}${speakRaised(third)}`
    case 'mover':
      return /[‾¯_]/.test(second?.textContent ?? '') ? ` no ${speakAll([first])} ` : speakAll([first])
    case 'mtr':
    case 'mtable':
      return children.map((child) => speak(child)).join(element.localName === 'mtr' ? ' ' : '; ')
    default:
      return speakAll(children)
  }
}

function speakAll(elements: readonly (MathElement | undefined)[]): string {
  return elements.map((element) => (element ? speak(element) : '')).join('')
}

/** Speaks a variable or function name; upright ones may be units of the preceding number. */
function speakName(element: MathElement, text: string): string {
  const isUpright = element.getAttribute('mathvariant') === 'normal' || text.length > 1
  const name = letters[text] ?? text
  return isUpright ? ` ${name} ` : ` ${apart}${name}${apart} `
}

function isSimple(element: MathElement | undefined): boolean {
  if (!element) return true
  return (
    !/mfrac|msqrt/.test(element.localName) &&
    ![...element.children].some((child) => child.localName === 'mo' || !isSimple(child))
  )
}

function speakFraction(over: MathElement | undefined, under: MathElement | undefined): string {
  const [above, below] = [speakAll([over]), speakAll([under])]
  if (isSimple(over) && isSimple(under)) return ` ${above} entre ${below} `
  return ` la fracción de numerador ${above} y denominador ${below}, `
}

function speakRoot(name: string, inside: readonly (MathElement | undefined)[]): string {
  const isShort = inside.length < 2 && isSimple(inside[0])
  return ` ${name} ${speakAll(inside)}${isShort ? ' ' : ', fin de la raíz, '}`
}

function speakRaised(element: MathElement | undefined): string {
  const text = speakAll([element]).trim()
  if (/^[∘°]$|^grados$/.test(text)) return ' grados '
  return ` ${apart}${speakPower(text)} `
}

/** Returns «mm²» as plain text writes it, so that it is recognised as a unit. */
function speakUnitPower(unit: MathElement, exponent: MathElement | undefined): string {
  const raised = new Map([
    ['2', '²'],
    ['3', '³'],
  ]).get(exponent?.textContent ?? '')
  return raised ? ` ${unit.textContent?.trim()}${raised} ` : `${speak(unit)}${speakRaised(exponent)}`
}

function speakIndex(element: MathElement | undefined): string {
  return ` sub ${apart}${speakAll([element]).trim()} `
}
