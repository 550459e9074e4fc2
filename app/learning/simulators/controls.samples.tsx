import type { Samples } from '../../ui/components/samples.ts'
import { Controls } from './controls.tsx'
import type { Parameters } from './simulator.ts'

const rest = (): void => undefined
const parameters: Parameters = {
  dientes: {
    kind: 'number',
    label: 'Dientes del piñón',
    symbol: 'z₁',
    unit: '',
    min: 8,
    max: 60,
    step: 1,
    initial: 12,
    hint: 'El que mueve al otro.',
  },
  modo: {
    kind: 'choice',
    label: 'Se ve',
    options: { lado: 'De lado', frente: 'De frente' },
    initial: 'lado',
  },
  gira: { kind: 'switch', label: 'Gira', initial: true },
  codigo: {
    kind: 'text',
    label: 'Instrucciones',
    longest: 200,
    initial: '',
    find: () => 'No entiendo la línea 2: «girra».',
  },
  rueda: { kind: 'choice', label: 'Rueda', options: { grande: 'Grande' }, initial: 'grande' },
}
const values = { dientes: 20, modo: 'lado', gira: true, codigo: 'avanza 3\ngirra', rueda: 'grande' }

/** Controls of every kind, which all simulators share. */
export const samples: Samples = {
  'Controles de un simulador': () => (
    <div className="simulator">
      <Controls
        parameters={parameters}
        values={values}
        fixed={['rueda']}
        place="muestra"
        uses={undefined}
        change={rest}
      />
    </div>
  ),
}
