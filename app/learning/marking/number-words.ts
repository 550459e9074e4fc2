const upToTwentyNine =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte ' +
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'

/** By the word without accents; others stand for some of them before a noun. */
const words = new Map<string, number>([
  ...upToTwentyNine.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, at) => [word, 30 + 10 * at] as const),
  ...hundreds.split(' ').map((word, at) => [word, 100 * (at + 1)] as const),
  ...([
    ['un', 1],
    ['una', 1],
    ['veintiun', 21],
    ['veintiuna', 21],
    ['cien', 100],
  ] as const),
])

/** A number in words at the beginning of a text as figures: «doscientas cuarenta capas» is «240 capas». Others stay as they are. */
export function writeFigures(text: string): string {
  const parts = text.split(' ')
  let [total, below, used] = [0, 0, 0]
  for (const part of parts) {
    const plain = part
      .toLowerCase()
      .normalize('NFD')
      .replace(/\u0301/gu, '')
    const value = words.get(plain) ?? words.get(plain.replace(/as$/, 'os'))
    if (plain === 'mil' && total === 0) [total, below] = [Math.max(below, 1) * 1000, 0]
    // «veinte dos» is no number: what follows is smaller than the last.
    else if (value !== undefined && (below === 0 || value < 10 ** Math.floor(Math.log10(below))))
      below += value
    else if (
      plain === 'y' &&
      below >= 30 &&
      below % 10 === 0 &&
      words.has(parts[used + 1]?.toLowerCase() ?? '')
    ) {
      // «treinta y dos»
    } else break
    used++
  }
  return used === 0 ? text : [String(total + below), ...parts.slice(used)].join(' ')
}
