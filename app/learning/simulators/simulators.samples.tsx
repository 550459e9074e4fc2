import type { ReactNode } from 'react'
import type { Samples } from '../../ui/components/samples.ts'
import AdcPwm from './adc-pwm/adc-pwm.island.tsx'
import Binary from './binary/binary.island.tsx'
import Cam from './cam/cam.island.tsx'
import Circuit from './circuit/circuit.island.tsx'
import ControlLoop from './control-loop/control-loop.island.tsx'
import CrankSlider from './crank-slider/crank-slider.island.tsx'
import FlowChart from './flow-chart/flow-chart.island.tsx'
import Gates from './gates/gates.island.tsx'
import Gears from './gears/gears.island.tsx'
import House from './house/house.island.tsx'
import Levers from './levers/levers.island.tsx'
import Pneumatics from './pneumatics/pneumatics.island.tsx'
import RackPinion from './rack-pinion/rack-pinion.island.tsx'
import ResistorCode from './resistor-code/resistor-code.island.tsx'
import Screw from './screw/screw.island.tsx'
import { SimulatorCard } from './simulator-card.tsx'
import type { SimulatorProps } from './simulator-frame.tsx'
import { SimulatorPicture, SimulatorSheets } from './simulator-html.tsx'
import Truss from './truss/truss.island.tsx'
import Views from './views/views.island.tsx'

type AnySimulatorIsland = (props: SimulatorProps) => ReactNode

/** Keyed by folder name. */
const all: Readonly<Record<string, AnySimulatorIsland>> = {
  'adc-pwm': AdcPwm,
  binary: Binary,
  cam: Cam,
  circuit: Circuit,
  'control-loop': ControlLoop,
  'crank-slider': CrankSlider,
  'flow-chart': FlowChart,
  gates: Gates,
  gears: Gears,
  house: House,
  levers: Levers,
  pneumatics: Pneumatics,
  'rack-pinion': RackPinion,
  'resistor-code': ResistorCode,
  screw: Screw,
  truss: Truss,
  views: Views,
}

/** Every simulator in its initial state: picture, editor, controls and readings. */
export const samples: Samples = {
  ...Object.fromEntries(
    Object.entries(all).map(([folder, Simulator]) => [
      `Simulador ${folder}`,
      () => (
        <>
          <SimulatorSheets folders={[folder]} />
          <Simulator values={{}} fixed={[]} place={`muestra-${folder}`} isAlone={false} />
        </>
      ),
    ]),
  ),
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
          name="learning/simulators/gears/gears"
          html='<svg viewBox="0 0 80 40"><circle cx="20" cy="20" r="15" fill="currentColor"/></svg>'
        />
      </SimulatorCard>
    </div>
  ),
}
