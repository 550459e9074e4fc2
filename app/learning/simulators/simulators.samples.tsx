import type { Samples } from '../../ui/components/samples.ts'
import { simulatorComponent } from './bench/bench.tsx'
import { SimulatorCard } from './simulator-card.tsx'
import { SimulatorPicture, SimulatorSheets } from './simulator-html.tsx'
import type { AnyView } from './simulator-view.ts'

const views = import.meta.glob<AnyView>('./*/picture.tsx', { eager: true, import: 'view' })

function showSimulator(path: string, view: AnyView): [title: string, sample: Samples[string]] {
  const folder = path.split('/')[1] ?? path
  const Simulator = simulatorComponent(view)
  return [
    `Simulador ${folder}`,
    () => (
      <>
        <SimulatorSheets folders={['bench', folder]} />
        <Simulator values={{}} fixed={[]} place={`muestra-${folder}`} isAlone={false} />
      </>
    ),
  ]
}

/** Every simulator in its initial state: picture, editor, controls and readings. */
export const samples: Samples = {
  ...Object.fromEntries(Object.entries(views).map(([path, view]) => showSimulator(path, view))),
  'Simulador en una lista': () => (
    <div className="grid">
      <SimulatorCard
        simulator={{
          tipo: 'engranajes',
          title: 'Engranajes',
          summary: 'Une ruedas y mira cuál gira más deprisa.',
        }}
      >
        <SimulatorPicture
          name="learning/simulators/gears/picture"
          html='<svg viewBox="0 0 80 40"><circle cx="20" cy="20" r="15" fill="currentColor"/></svg>'
        />
      </SimulatorCard>
    </div>
  ),
}
