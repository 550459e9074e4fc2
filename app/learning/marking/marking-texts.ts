import { formatNumber } from './format-number.ts'

/** The messages of marked answers. Each begins with its verdict (docs/product.md 5). */
export const markingTexts = {
  correct: 'Correcto.',
  /** Appended to a message when the digits can be read in two ways. */
  read: (number: string): string => ` He leído ${number}.`,
  almost: {
    unitMissing: (unit: string): string => `Casi. El número está bien, pero falta la unidad: ${unit}.`,
    otherUnitMissing: 'Casi. El número puede estar bien, pero sin unidad no se sabe: escríbela.',
    figures: 'Casi. Vas bien, pero has redondeado demasiado: da alguna cifra más.',
    missingChoices: 'Casi. Lo que has marcado está bien, pero falta algo por marcar.',
    swapped: 'Casi. Solo hay dos pasos seguidos cambiados de orden.',
    spelling: 'Casi. La respuesta va bien, pero repasa cómo se escribe.',
  },
  known: (message: string): string => `Incorrecto. ${message}`,
  incorrect: {
    unit: (given: string, wanted: string): string =>
      `Incorrecto. «${given}» no mide lo que se pide, que es ${wanted}.`,
    unitOf: (given: string, measures: string, wanted: string): string =>
      `Incorrecto. «${given}» mide ${measures}, y aquí se pide ${wanted}.`,
    noUnit: (given: string): string => `Incorrecto. El resultado no lleva unidad, y has escrito «${given}».`,
    count: (wanted: string, given: string): string =>
      `Incorrecto. Se pide un número de ${wanted}, y has escrito «${given}».`,
    tooLarge: 'Incorrecto. Te sale demasiado grande: repasa la operación.',
    tooSmall: 'Incorrecto. Te sale demasiado pequeño: repasa la operación.',
    sign: 'Incorrecto. Revisa el signo y la operación.',
    choice: 'Incorrecto. Esa no es: vuelve a leer el enunciado y compara las opciones.',
    choices: (wrong: number): string =>
      wrong === 1
        ? 'Incorrecto. Una de las marcadas no lo es.'
        : `Incorrecto. ${wrong} de las marcadas no lo son.`,
    order: (right: number): string =>
      right === 0
        ? 'Incorrecto. El primero ya no es ese: piensa qué hace falta antes de todo lo demás.'
        : `Incorrecto. ${right === 1 ? 'El primero está bien' : `Los ${right} primeros están bien`}; revisa desde ahí.`,
    match: (right: number, all: number): string =>
      `Incorrecto. Hay ${right} de ${all} parejas bien unidas; revisa las demás.`,
    text: 'Incorrecto. No es esa palabra: busca la que usa el tema.',
    table: (wrong: number, rows: string): string =>
      `Incorrecto. ${wrong === 1 ? 'Hay una casilla mal' : `Hay ${wrong} casillas mal`} (${rows}).`,
  },
  rows: (numbers: readonly number[]): string =>
    `${numbers.length === 1 ? 'fila' : 'filas'} ${numbers.join(', ')}`,
  slips: {
    sign: 'Incorrecto. El número está bien, pero el signo es el contrario.',
    powerOfTen: (power: number): string => {
      const size = power > 0 ? 'mayor' : 'menor'
      const times = formatNumber(10 ** Math.abs(power))
      const advice =
        power % 3 === 0
          ? 'revisa el prefijo de la unidad (m, k, M…)'
          : 'revisa la coma y los cambios de unidad'
      return `Incorrecto. Tienes las cifras bien, pero sale ${times} veces ${size}: ${advice}.`
    },
    bits: 'Incorrecto. Te equivocas en un factor 8: un byte son 8 bits, y «b» no es «B».',
    binary: 'Incorrecto. Has mezclado 1000 y 1024: kB no es lo mismo que KiB.',
    sixty: 'Incorrecto. Te equivocas en un factor 60: revisa el paso de minutos a segundos o a horas.',
    hour: 'Incorrecto. Te equivocas en un factor 3600: revisa el paso de horas a segundos.',
    kilometresAnHour: 'Incorrecto. Te equivocas en un factor 3,6: revisa el paso entre km/h y m/s.',
    double:
      'Incorrecto. Te sale justo el doble: ¿has contado la ida y la vuelta, o el diámetro como si fuera el radio?',
    half: 'Incorrecto. Te sale justo la mitad: ¿has tomado el radio como si fuera el diámetro, o has dividido de más?',
    inverse: 'Incorrecto. Has hecho la división al revés: cambia el numerador por el denominador.',
  },
  unreadable: {
    empty: 'No lo entiendo. Escribe una respuesta antes de comprobar.',
    'too long': 'No lo entiendo. Es demasiado largo: escribe solo el resultado.',
    'no number': 'No lo entiendo. Escribe un número y su unidad, por ejemplo 4,7 kΩ.',
    'two values': 'No lo entiendo. Parece que hay dos valores: escribe uno solo.',
    operation: 'No lo entiendo. Escribe el resultado, no la operación.',
    'too big': 'No lo entiendo. Ese número es demasiado grande para leerlo.',
    unit: (given: string): string => `No lo entiendo. «${given}» no es una unidad que conozca.`,
    unitNear: (given: string, near: string): string =>
      `No lo entiendo. «${given}» no es una unidad; ¿querías escribir «${near}»? Las mayúsculas cuentan.`,
    choice: 'No lo entiendo. Elige una de las opciones.',
    order: 'No lo entiendo. Ordena todos los elementos, cada uno una vez.',
    match: 'No lo entiendo. Une cada elemento con una pareja.',
    text: 'No lo entiendo. Escribe una palabra o una expresión corta.',
    table: 'No lo entiendo. Rellena todas las casillas.',
  },
} as const
