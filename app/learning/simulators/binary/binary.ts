import { defineSimulator } from '../simulator.ts'
import { binaryAsks } from './binary-asks.ts'
import { computeBinary } from './binary-model.ts'
import { binaryParameters } from './binary-parameters.ts'

const ofAmounts = ['cantidad', 'unidad']

/** «Binario y hexadecimal»: a number with switchable bits, and units of information. */
export const binary = defineSimulator({
  tipo: 'binario',
  title: 'Binario y hexadecimal',
  summary: 'Enciende bits y mira qué número forman, en decimal y en hexadecimal; compara también kB con KiB.',
  parameters: binaryParameters,
  uses: (name, { ver }) => name === 'ver' || (ver === 'unidades') === ofAmounts.includes(name),
  compute: computeBinary,
  asks: binaryAsks,
})
