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

/**
 * Every simulator by the name of its island, in the order of /simuladores.
 * To add one, create its folder and add a line here.
 */
export const simulators: ReadonlyMap<`${string}/${string}`, AnySimulator> = new Map<
  `${string}/${string}`,
  AnySimulator
>([
  ['learning/simulators/circuit/circuit', circuit],
  ['learning/simulators/gears/gears', gears],
  ['learning/simulators/levers/levers', levers],
  ['learning/simulators/views/views', views],
  ['learning/simulators/gates/gates', gates],
  ['learning/simulators/resistor-code/resistor-code', resistorCode],
  ['learning/simulators/binary/binary', binary],
  ['learning/simulators/adc-pwm/adc-pwm', adcPwm],
  ['learning/simulators/control-loop/control-loop', controlLoop],
  ['learning/simulators/pneumatics/pneumatics', pneumatics],
  ['learning/simulators/flow-chart/flow-chart', flowChart],
  ['learning/simulators/house/house', house],
  ['learning/simulators/truss/truss', truss],
  ['learning/simulators/crank-slider/crank-slider', crankSlider],
  ['learning/simulators/cam/cam', cam],
  ['learning/simulators/screw/screw', screw],
  ['learning/simulators/rack-pinion/rack-pinion', rackPinion],
])

/** Paths of all simulator pages. */
export function listSimulatorPaths(): string[] {
  return [...simulators.values()].map(({ tipo }) => `/simuladores/${tipo}`)
}

/** The simulator with this name in addresses. */
export function findSimulator(tipo: string): AnySimulator | undefined {
  return [...simulators.values()].find((one) => one.tipo === tipo)
}
