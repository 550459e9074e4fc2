const words = new Map(
  Object.entries({
    ...{
      cero: 0,
      un: 1,
      uno: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
    },
    ...{ diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17 },
    ...{
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiun: 21,
      veintiuno: 21,
      veintiuna: 21,
      veintidos: 22,
    },
    ...{ veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28 },
    ...{ veintinueve: 29, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80 },
    ...{ noventa: 90, cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400 },
    ...{ quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
  }),
)

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
