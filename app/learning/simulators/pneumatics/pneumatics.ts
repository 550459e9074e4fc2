import { defineSimulator } from '../simulator.ts'
import { pneumaticsAsks } from './pneumatics-asks.ts'
import { computePneumatics, isSingleActing } from './pneumatics-model.ts'
import { pneumaticsParameters } from './pneumatics-parameters.ts'
import { pneumaticsTexts as texts } from './pneumatics-texts.ts'

const ofDoubleActing: ReadonlySet<string> = new Set(['vastago'])
const ofOneValve: ReadonlySet<string> = new Set(['simple', 'doble', 'velocidad'])

/** Cylinders and valves in six hand-operated circuits. */
export const pneumatics = defineSimulator({
  tipo: 'neumatica',
  title: texts.title,
  summary: texts.summary,
  parameters: pneumaticsParameters,
  uses: (name, { circuito }) => {
    if (name === 'mando') return ofOneValve.has(circuito)
    if (name === 's1') return circuito !== 'biestable'
    if (name === 's2') return circuito === 'o' || circuito === 'y'
    if (name === 'memoria') return circuito === 'biestable'
    if (name === 'regulado') return circuito === 'velocidad'
    if (name === 'muelle') return isSingleActing(circuito)
    return !ofDoubleActing.has(name) || !isSingleActing(circuito)
  },
  compute: computePneumatics,
  motion: { step: 0.1 },
  table: { along: 'presion', rows: 10, outputs: ['avance', 'retroceso', 'aire'] },
  asks: pneumaticsAsks,
})
