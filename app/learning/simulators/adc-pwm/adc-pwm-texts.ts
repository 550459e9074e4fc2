import { formatNumber } from '../../marking/format-number.ts'

const volts = (value: number): string => `${formatNumber(value, 4)} V`
const percent = (value: number): string => `${formatNumber(value, 3)} %`

type Reading = { v: number; bits: number; code: number; binary: string; volts: number; error: number }
type Sampling = { f: number; fs: number; low: number; high: number; bits: number; range: [number, number] }

/** Texts on the converter. */
export const adcTexts = {
  read: ({ v, bits, code, binary, volts: back, error }: Reading) =>
    `Con ${say.bits(bits)}, ${volts(v)} se lee ${formatNumber(code)} (${binary} en binario). Ese número dice ${volts(back)}: el error es de ${formatNumber(error, 4)} mV.`,
  sampled: ({ f, fs, low, high, bits, range }: Sampling) =>
    `Una onda de ${f} Hz que va de ${volts(low)} a ${volts(high)}, con ${fs === 1 ? '1 muestra' : `${fs} muestras`} por segundo y ${say.bits(bits)}: ${formatNumber(fs / f, 3)} muestras por periodo, números ${adcTexts.range(...range)}.`,
  range: (least: number, most: number): string =>
    least === most ? `iguales a ${formatNumber(least)}` : `de ${formatNumber(least)} a ${formatNumber(most)}`,
  saturated: (v: number, vref: number, top: number) =>
    `La entrada, ${volts(v)}, pasa de la referencia, ${volts(vref)}: el convertidor no pasa de ${formatNumber(top)} y una placa de verdad podría estropearse.`,
  clippedAbove: (high: number, vref: number, top: number) =>
    `La onda sube a ${volts(high)} y la referencia es ${volts(vref)}: lo de encima se lee siempre ${formatNumber(top)}.`,
  clippedBelow: (low: number) =>
    `La onda baja a ${volts(low)}: lo que queda por debajo de 0 V se lee siempre 0, y una placa de verdad podría estropearse.`,
  aliasing: (f: number, fs: number, alias: number) =>
    `Aliasing: para una onda de ${f} Hz hacen falta más de ${2 * f} muestras por segundo, y hay ${fs}. ${
      alias === 0
        ? 'Todas las muestras caen en el mismo punto de la onda: parece una tensión fija.'
        : alias === f
          ? 'Es el límite justo: según dónde caigan las muestras, la onda se ve más pequeña o no se ve.'
          : `Las muestras son iguales que las de una onda de ${formatNumber(alias)} Hz.`
    }`,
}

/** Texts on the pulses. */
export const pwmTexts = {
  lamp: {
    off: () => 'apagada',
    full: () => 'encendida del todo',
    pulsing: (_: number, frequency: number) => `parpadea, ${say.flashes(frequency)} por segundo`,
    steady: (level: number) => `luz fija, al ${percent(level)}`,
  },
  motor: {
    off: () => 'parado',
    full: () => 'gira a toda velocidad',
    pulsing: (level: number) => `gira a tirones, al ${percent(level)} de media`,
    steady: (level: number) => `gira al ${percent(level)} de su velocidad`,
  },
  flicker: (frequency: number) =>
    `A ${frequency} Hz la lámpara parpadea: el ojo distingue los destellos por debajo de unos 50 por segundo.`,
  jerk: 'El motor va a tirones: entre un pulso y el siguiente le da tiempo a frenarse.',
  pulses: (told: {
    duty: number
    alto: number
    mean: number
    on: number
    off: number
    lamp: string
    motor: string
  }) =>
    `Ciclo de trabajo del ${percent(100 * told.duty)}: ${say.times(told)}. La media es ${formatNumber(told.mean, 3)} V. Lámpara: ${told.lamp}; motor: ${told.motor}.`,
}

const say = {
  bits: (bits: number): string => (bits === 1 ? '1 bit' : `${bits} bits`),
  flashes: (frequency: number): string => (frequency === 1 ? '1 destello' : `${frequency} destellos`),
  times({ alto, on, off }: { alto: number; on: number; off: number }): string {
    if (off === 0) return `${volts(alto)} todo el tiempo`
    if (on === 0) return '0 V todo el tiempo'
    return `${volts(alto)} durante ${formatNumber(on, 4)} ms y 0 V durante ${formatNumber(off, 4)} ms, una y otra vez`
  },
}

/** Labels in the drawings. */
export const pictureTexts = {
  input: 'lo que entra',
  read: 'lo que lee',
  alias: 'aparente',
  zoom: 'La muestra del punto grande, con lupa:',
  enters: 'entra',
  reads: 'lee',
  step: 'un escalón',
  mean: 'media',
  period: 'un periodo, T',
  lamp: 'Lámpara',
  motor: 'Motor',
  effects: {
    lamp: { off: 'apagada', full: 'encendida', pulsing: 'parpadea', steady: 'luz fija' },
    motor: { off: 'parado', full: 'gira', pulsing: 'a tirones', steady: 'gira' },
  },
}
