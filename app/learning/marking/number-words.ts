const upToTwentyNine =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte ' +
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'

/**
 * The value of each number word, without accents, including the short forms used before a noun («un»,
 * «cien»).
 */
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

/**
 * Replaces a number in words at the beginning of a text with digits: «doscientas cuarenta capas» becomes «240
 * capas». Other texts are returned unchanged.
 */
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
    // Each word must be worth less than the place of the leading digit so far: «dos veinte» is not one
    // number.
    else if (value !== undefined && (below === 0 || value < 10 ** Math.floor(Math.log10(below))))
      below += value
    else if (
      plain === 'y' &&
      below >= 30 &&
      below % 10 === 0 &&
      words.has(parts[used + 1]?.toLowerCase() ?? '')
    ) {
      // «treinta y dos»: skip the «y».
    } else break
    used++
  }
  return used === 0 ? text : [String(total + below), ...parts.slice(used)].join(' ')
}
