import type { Outcome, Output } from '../simulator.ts'
import type { CrankSliderValues } from './crank-slider-parameters.ts'
import { crankSliderTexts as texts } from './crank-slider-texts.ts'
import { findWarnings } from './crank-slider-warnings.ts'
import { goesRound, rodTilt, type SliderCrank, travelAt, travelPerRadian } from './slider-crank.ts'

export type CrankSliderOutcome = Outcome & { crank: SliderCrank; isRound: boolean }

/** Readings of a crank that can turn fully. Lengths in mm, speeds in m/s, torque in N·m. */
export type Reading = {
  stroke: number
  travel: number
  /** Positive away from top dead centre. */
  speed: number
  mean: number
  strokes: number
  tilt: number
  torque: number
}

/** Computes position, speeds and torque of a slider-crank. */
export function computeCrankSlider(values: CrankSliderValues): CrankSliderOutcome {
  const crank = { radius: values.r, rod: values.l }
  const isRound = goesRound(crank)
  const reading = isRound ? read(crank, values) : undefined
  return {
    crank,
    isRound,
    outputs: listOutputs(values, reading),
    warnings: findWarnings(values, reading),
    sentence: reading ? texts.sentence(values, reading) : texts.stuckSentence(values),
  }
}

function read(crank: SliderCrank, { mueve, a, n, f }: CrankSliderValues): Reading {
  const perRadian = travelPerRadian(crank, a)
  const stroke = 2 * crank.radius
  return {
    stroke,
    travel: travelAt(crank, a),
    speed: (perRadian * 2 * Math.PI * n) / 60 / 1000,
    mean: (2 * stroke * n) / 60 / 1000,
    strokes: 2 * n,
    tilt: rodTilt(crank, a),
    // Without friction both ends do the same work: F·dx = M·dφ.
    // The force of a motor always pushes down; that of a compressor opposes the motion.
    torque: (f * (mueve === 'embolo' ? perRadian : Math.abs(perRadian))) / 1000,
  }
}

function listOutputs(values: CrankSliderValues, reading: Reading | undefined): Record<string, Output> {
  const shown = (value: number | undefined): number | string => value ?? texts.stuck
  const output = (label: string, symbol: string, unit: string, value: number | undefined): Output => ({
    label,
    symbol,
    unit: value === undefined ? '' : unit,
    value: shown(value),
  })
  const torque = values.mueve === 'embolo' ? texts.torqueGiven : texts.torqueNeeded
  return {
    c: output('Carrera', 'c', 'mm', reading?.stroke),
    x: output('Distancia al punto muerto superior', 'x', 'mm', reading?.travel),
    v: output('Velocidad del émbolo aquí', 'v', 'm/s', reading && Math.abs(reading.speed)),
    va: { label: 'Movimiento', symbol: '', unit: '', value: reading ? texts.going(values.a) : texts.stuck },
    vm: output('Velocidad media del émbolo', 'vₘ', 'm/s', reading?.mean),
    cm: output('Carreras por minuto', '', '', reading?.strokes),
    b: output('Inclinación de la biela', 'β', '°', reading?.tilt),
    m: output(torque, 'M', 'N·m', reading?.torque),
  }
}
