import { adcPwm } from './adc-pwm/adc-pwm.ts'
import { binary } from './binary/binary.ts'
import { cam } from './cam/cam.ts'
import { circuit } from './circuit/circuit.ts'
import { controlLoop } from './control-loop/control-loop.ts'
import { crankSlider } from './crank-slider/crank-slider.ts'
import { flowChart } from './flow-chart/flow-chart.ts'
import { gates } from './gates/gates.ts'
import { gears } from './gears/gears.ts'
import { house } from './house/house.ts'
import { levers } from './levers/levers.ts'
import { pneumatics } from './pneumatics/pneumatics.ts'
import { rackPinion } from './rack-pinion/rack-pinion.ts'
import { resistorCode } from './resistor-code/resistor-code.ts'
import { screw } from './screw/screw.ts'
import type { AnySimulator } from './simulator.ts'
import { truss } from './truss/truss.ts'
import { views } from './views/views.ts'

/** Every simulator by the name of its island, in the order of /simuladores. To add one: its folder, and a line here. */
export const simulators: ReadonlyMap<`${string}/${string}`, AnySimulator> = new Map<
  `${string}/${string}`,
  AnySimulator
>([
  ['simulators/circuit/circuit', circuit],
  ['simulators/gears/gears', gears],
  ['simulators/levers/levers', levers],
  ['simulators/views/views', views],
  ['simulators/gates/gates', gates],
  ['simulators/resistor-code/resistor-code', resistorCode],
  ['simulators/binary/binary', binary],
  ['simulators/adc-pwm/adc-pwm', adcPwm],
  ['simulators/control-loop/control-loop', controlLoop],
  ['simulators/pneumatics/pneumatics', pneumatics],
  ['simulators/flow-chart/flow-chart', flowChart],
  ['simulators/house/house', house],
  ['simulators/truss/truss', truss],
  ['simulators/crank-slider/crank-slider', crankSlider],
  ['simulators/cam/cam', cam],
  ['simulators/screw/screw', screw],
  ['simulators/rack-pinion/rack-pinion', rackPinion],
])

/** The pages of all. */
export function listSimulatorPaths(): string[] {
  return [...simulators.values()].map(({ tipo }) => `/simuladores/${tipo}`)
}

/** The simulator of that name in addresses. */
export function findSimulator(tipo: string): AnySimulator | undefined {
  return [...simulators.values()].find((one) => one.tipo === tipo)
}
