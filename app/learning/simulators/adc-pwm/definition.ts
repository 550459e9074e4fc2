import { type Ask, defineSimulator, type Outcome } from '../simulator.ts'
import { computeAdcPwm, dutyOf } from './adc-pwm-model.ts'
import { type AdcPwmParameters, adcPwmParameters, usesParameter } from './adc-pwm-parameters.ts'
import { bench } from './bench.ts'

type AdcPwmAsk = Ask<AdcPwmParameters, Outcome>

const adc = { parte: 'adc', entrada: 'fija', escala: 'maximo' }

const askCode: AdcPwmAsk = {
  output: 'codigo',
  given: ['v', 'bits', 'vref'],
  fixed: adc,
  situation: 'A un convertidor de n = {bits} bits con una tensión de referencia Vref = {vref} le llegan {v}.',
  question: '¿Qué número lee el convertidor, si el número mayor corresponde a la tensión de referencia?',
  suits: ({ v, bits, vref }) => bits >= 3 && v > 0 && v < vref,
  mistakes: ({ v, bits, vref }) => [
    {
      value: (v * 255) / vref,
      message: 'Has usado 255, el máximo de 8 bits: con n bits el número mayor es 2ⁿ − 1.',
    },
    { value: v * (2 ** bits - 1), message: 'Falta dividir entre la tensión de referencia.' },
    {
      value: (vref * (2 ** bits - 1)) / v,
      message: 'Has puesto la división al revés: la entrada va arriba y la referencia, abajo.',
    },
    { value: (v * 2 * bits) / vref, message: 'Has multiplicado los bits por 2: es 2 elevado a los bits.' },
  ],
}

const askStep: AdcPwmAsk = {
  output: 'escalon',
  given: ['bits', 'vref'],
  fixed: adc,
  situation: 'Un convertidor tiene n = {bits} bits y una tensión de referencia Vref = {vref}.',
  question: '¿Cuánto mide un escalón, si se divide la tensión de referencia entre el número mayor?',
  // With fewer bits, 2ⁿ and 2ⁿ − 1 differ so much that the question would have two answers.
  suits: ({ bits }) => bits >= 8,
  mistakes: ({ bits, vref }) => [
    {
      value: (1000 * vref) / bits,
      message: 'Has dividido entre los bits: hay 2ⁿ números, no n.',
    },
    {
      value: (1000 * vref) / (2 * bits),
      message: 'Has multiplicado los bits por 2: es 2 elevado a los bits.',
    },
    {
      value: (2 ** bits - 1) / vref / 1000,
      message: 'Has dividido al revés: los milivoltios van arriba y el número mayor, abajo.',
    },
    { value: (500 * vref) / (2 ** bits - 1), message: 'Ese es el error máximo, medio escalón.' },
  ],
}

const askMean: AdcPwmAsk = {
  output: 'media',
  given: ['n', 'alto'],
  fixed: { parte: 'pwm', mando: 'valor' },
  situation: 'Una salida PWM da pulsos de {alto}, y en `analogWrite` se escribe {n}, de 0 a 255.',
  question: '¿Cuál es la tensión media de la salida?',
  suits: ({ n }) => n > 0 && n < 255,
  mistakes: ({ n, alto }) => [
    { value: (alto * n) / 100, message: 'Has tomado el valor como un porcentaje: divide entre 255.' },
    { value: (alto * n) / 1023, message: 'Has usado 1023, que es para leer: la salida PWM llega a 255.' },
    { value: (alto * (255 - n)) / 255, message: 'Esa es la parte apagada: cuenta la encendida.' },
    {
      value: alto,
      message: 'Esa es la tensión mientras está encendida: la media cuenta también lo apagado.',
    },
  ],
}

const askTime: AdcPwmAsk = {
  output: 'encendido',
  given: ['d', 'fpwm'],
  fixed: { parte: 'pwm', mando: 'porcentaje' },
  situation: 'Una salida PWM trabaja con una frecuencia f = {fpwm} y un ciclo de trabajo D = {d}.',
  question: '¿Cuántos milisegundos está encendida la salida en cada periodo?',
  suits: ({ d, fpwm }) => d > 0 && d < 100 && fpwm >= 10,
  mistakes: (values) => {
    const period = 1000 / values.fpwm
    const duty = dutyOf(values)
    return [
      { value: period, message: 'Ese es el periodo entero: solo una parte está encendida.' },
      { value: period * (1 - duty), message: 'Ese es el tiempo apagada.' },
      { value: period * values.d, message: 'Falta dividir el porcentaje entre 100.' },
      { value: (period * duty) / 1000, message: 'Eso son segundos: pásalos a milisegundos.' },
    ]
  },
}

/** Questions about both parts, ADC and PWM. */
const adcPwmAsks: readonly AdcPwmAsk[] = [askCode, askStep, askMean, askTime]

/** «ADC y PWM»: converts voltages to codes, and codes to pulses. */
export const simulator = defineSimulator({
  order: 80,
  tipo: 'adc-pwm',
  title: 'ADC y PWM',
  summary: 'Convierte tensiones en números, muestrea una onda y regula una lámpara y un motor con pulsos.',
  parameters: adcPwmParameters,
  uses: usesParameter,
  compute: computeAdcPwm,
  motion: { step: 0.25 },
  table: { along: 'bits', rows: 16, outputs: ['niveles', 'maximo', 'escalon', 'errormax'] },
  asks: adcPwmAsks,
  bench,
})
