import type { Outcome, Output } from '../simulator.ts'
import type { ScrewValues } from './screw-parameters.ts'
import { screwTexts as texts } from './screw-texts.ts'
import { findWarnings } from './screw-warnings.ts'

export type ScrewOutcome = Outcome & {
  /** Lead: travel per turn in mm, pitch times starts. */
  lead: number
  /** 1: the moving part moves away from the lever; −1: towards it. */
  way: 1 | -1
  /** Helix and friction angles, in radians. */
  helix: number
  friction: number
  /** Efficiency: 0 if it jams, 1 without friction. */
  efficiency: number
  /** Axial force, in N. */
  push: number
}

const degrees = 180 / Math.PI

/**
 * A square thread: lead = p · e, tan λ = lead / (π · d), tan φ = μ.
 * η = tan λ / tan(λ + φ) when raising a load, push = F · 2πR / lead · η. It is self-locking if φ ≥ λ.
 */
export function computeScrew(values: ScrewValues): ScrewOutcome {
  const { p, e, d, r, f, roza, mu } = values
  const lead = p * e
  const helix = Math.atan(lead / (Math.PI * d))
  const friction = roza ? Math.atan(mu) : 0
  const efficiency = efficiencyOf(helix, friction)
  const ratio = (2 * Math.PI * r) / lead
  const worked = { lead, way: wayOf(values), helix, friction, efficiency, push: f * ratio * efficiency }
  return {
    ...worked,
    outputs: { ...listMotion(values, worked), ...listForces(values, worked, ratio) },
    warnings: findWarnings(values, worked),
    sentence: texts.sentence(values, worked),
  }
}

export type Worked = Omit<ScrewOutcome, keyof Outcome>

/**
 * A right-hand screw turned clockwise moves away from the lever. If it stays in place, its nut comes nearer.
 */
function wayOf({ maquina, rosca, giro }: ScrewValues): 1 | -1 {
  const isAway = (rosca === 'derecha') === (giro === 'horario')
  return isAway === (maquina !== 'husillo') ? 1 : -1
}

function efficiencyOf(helix: number, friction: number): number {
  if (friction === 0) return 1
  // At a right angle or more, no force along the rim can move it.
  return helix + friction >= Math.PI / 2 ? 0 : Math.tan(helix) / Math.tan(helix + friction)
}

/** Whether the screw is self-locking: the load alone does not turn it back. */
function holdsItself({ helix, friction }: Pick<Worked, 'helix' | 'friction'>): boolean {
  return friction >= helix
}

function listMotion(values: ScrewValues, { lead, way }: Worked): Record<string, Output> {
  const { v, n } = values
  return {
    x: { label: texts.advance, symbol: 'x', unit: 'mm', value: lead * v },
    av: { label: texts.lead, symbol: 'p · e', unit: 'mm', value: lead },
    efecto: { label: texts.effect, symbol: '', unit: '', value: texts.effectOf(values, way) },
    va: { label: texts.feed, symbol: 'p · e · n', unit: 'mm/min', value: lead * n },
    t: { label: texts.duration, symbol: 't', unit: 's', value: (60 * v) / n },
  }
}

function listForces(values: ScrewValues, worked: Worked, ratio: number): Record<string, Output> {
  const { helix, friction, efficiency, push } = worked
  const angle = (value: number): number => value * degrees
  return {
    vm: { label: texts.ratio, symbol: '2πR / (p · e)', unit: '', value: ratio },
    fs: { label: texts.push, symbol: 'Fₛ', unit: 'N', value: push },
    rend: { label: texts.efficiency, symbol: 'η', unit: '%', value: 100 * efficiency },
    lambda: { label: texts.helix, symbol: 'λ', unit: '°', value: angle(helix), figures: 3 },
    ...(values.roza && {
      phi: { label: texts.friction, symbol: 'φ', unit: '°', value: angle(friction), figures: 3 },
    }),
    sujeta: { label: texts.holding, symbol: '', unit: '', value: texts.holds(holdsItself(worked)) },
  }
}
