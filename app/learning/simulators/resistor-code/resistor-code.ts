import { defineSimulator } from '../simulator.ts'
import { resistorAsks } from './resistor-code-asks.ts'
import { computeResistor } from './resistor-code-model.ts'
import { resistorParameters, usesParameter } from './resistor-code-parameters.ts'

/** «Código de colores»: bands → value, value → bands. */
export const resistorCode = defineSimulator({
  tipo: 'resistencias',
  title: 'Código de colores',
  summary: 'Lee el valor de una resistencia en sus bandas, o escribe un valor y mira qué colores lleva.',
  parameters: resistorParameters,
  uses: usesParameter,
  compute: computeResistor,
  asks: resistorAsks,
})
