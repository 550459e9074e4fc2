import { speakUnits } from './spoken-units.ts'

const ordinals = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim']

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bp\. ?ej\./giu, 'por ejemplo'],
  [/\betc\./giu, 'etcétera.'],
  [/\baprox\./giu, 'aproximadamente'],
  [/\bmáx\./giu, 'máximo'],
  [/(?<!\p{L})mín\./giu, 'mínimo'],
  [/\bpágs\./giu, 'páginas'],
  [/\bpág\./giu, 'página'],
  [/\bfig\./giu, 'figura'],
  [/\btfno\./giu, 'teléfono'],
  [/\bn\.º/giu, 'número'],
  [/\bEE\. ?UU\./gu, 'Estados Unidos'],
  [/\bvs\./giu, 'frente a'],
]

/** Signs that voices omit or read in English. Operators are spoken only between operands. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?[–-] ?(?=\d)/g, '$1 a '],
  [/(^|[\s(=×·,])[−-](?=\d)/g, '$1menos '],
  [/ ?× ?/g, ' por '],
  [/ ?· ?/g, ' por '],
  [/ ?÷ ?/g, ' entre '],
  [/ ?± ?/g, ' más menos '],
  [/ [−-] /g, ' menos '],
  [/(^|[\s\d])\+(?=[\s\d])/g, '$1 más '],
  [/ ?≈ ?/g, ' es aproximadamente '],
  [/ ?≠ ?/g, ' es distinto de '],
  [/ ?≤ ?/g, ' es menor o igual que '],
  [/ ?≥ ?/g, ' es mayor o igual que '],
  [/ < /g, ' es menor que '],
  [/ > /g, ' es mayor que '],
  [/ ?= ?/g, ' es igual a '],
  [/ ?(?:→|⇒) ?/g, ', da '],
  [/ ?← ?/g, ', viene de '],
  [/√/g, 'raíz de '],
  [/½/g, ' y medio'],
  [/¼/g, ' y cuarto'],
  [/¾/g, ' y tres cuartos'],
  [/ & /g, ' y '],
  [/[«»“”"„_*#]/g, ''],
  [/…/g, '...'],
  [/Ω/g, ' ohmios'],
  [/π/g, ' pi'],
  [/Ø/g, ' diámetro '],
  [/%/g, ' por ciento'],
]

const raised: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁻': 'menos ',
}

/** Returns «al cuadrado», «al cubo» or «elevado a …» for an exponent. */
export function speakPower(exponent: string): string {
  if (exponent === '2') return 'al cuadrado'
  if (exponent === '3') return 'al cubo'
  return `elevado a ${exponent}`
}

/** Prepares a text for a Spanish voice: units, abbreviations, powers and signs become words. Numbers stay. */
export function speakText(text: string): string {
  let spoken = text.replace(/\s+/g, ' ').replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
  for (const [abbreviation, words] of abbreviations) spoken = spoken.replace(abbreviation, words)
  spoken = speakUnits(
    spoken.replace(/(\d{1,2})\.([ºª])/g, speakOrdinal).replace(/(\p{L})–(?=\p{L})/gu, '$1 a '),
  )
  spoken = spoken.replace(/([\p{L}\d)])([⁰¹²³⁴-⁹⁻]+)/gu, (_, before: string, power: string) => {
    return `${before} ${speakPower([...power].map((sign) => raised[sign] ?? sign).join(''))}`
  })
  for (const [sign, words] of signs) spoken = spoken.replace(sign, words)
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}

function speakOrdinal(whole: string, digits: string, ending: string): string {
  const stem = ordinals[Number(digits) - 1]
  return stem === undefined ? whole : `${stem}${ending === 'ª' ? 'a' : 'o'}`
}
