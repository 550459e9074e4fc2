import { joinWords } from '../../../ui/components/join-words.ts'
import { namePlace } from './truss-grid.ts'
import type { Force } from './truss-measures.ts'
import type { LoadedBar, Worked } from './truss-model.ts'
import { barName } from './truss-parts.ts'
import { countNeeded, sayStrain } from './truss-readings.ts'
import { directionNames, trussTexts as texts } from './truss-texts.ts'

/** The state in words: whether the truss moves, and the forces of its bars. */
export function sayTruss(worked: Worked): string {
  const { truss, solution } = worked
  if (truss.bars.length === 0) return texts.empty
  const said =
    solution.freedoms > 0 ? [sayWhy(worked), sayMovement(worked)] : [sayRigid(worked), sayMost(worked)]
  return [...said, sayChosen(worked)].filter(Boolean).join(' ')
}

function sayWhy({ truss, solution }: Worked): string {
  const { freedoms, loose, nodes } = solution
  const have = truss.bars.length
  const missing = freedoms - loose
  if (loose > 0) return missing > 0 ? texts.isLooseAndLacks(missing) : texts.isLoose(have, nodes.length)
  const needed = countNeeded(solution)
  return have >= needed ? texts.misplaced(have, needed) : texts.lacks(missing, have, nodes.length)
}

function sayMovement({ solution: { nodes, movement } }: Worked): string {
  const lengths = movement.map(({ x, y }) => Math.hypot(x, y))
  const at = lengths.indexOf(Math.max(...lengths))
  const [node, way] = [nodes[at], movement[at]]
  return node === undefined || !way ? '' : texts.goes(namePlace(node), sayWay(way))
}

/** «hacia la derecha y hacia abajo»; a component below a tenth is omitted. */
function sayWay({ x, y }: Force): string {
  const across = x > 0 ? directionNames.derecha : directionNames.izquierda
  const up = y > 0 ? directionNames.arriba : directionNames.abajo
  return joinWords([...(Math.abs(x) > 0.1 ? [across] : []), ...(Math.abs(y) > 0.1 ? [up] : [])])
}

function sayRigid({ truss, solution: { spare, nodes, reactionCount } }: Worked): string {
  return spare > 0 ? texts.hasSpare(spare, reactionCount) : texts.isExact(truss.bars.length, nodes.length)
}

function sayMost({ bars }: Worked): string {
  return texts.most(sayExtreme(bars, 1), sayExtreme(bars, -1))
}

/** The bar with the greatest tension or compression; the first one in a tie. */
function sayExtreme(bars: readonly LoadedBar[], sign: 1 | -1): string {
  const sizes = bars.map(({ force = 0 }) => sign * force)
  const most = Math.max(...sizes)
  const bar = bars[sizes.findIndex((size) => size > most - 1e-7)]
  return bar && most > 0 ? texts.withForce(barName(bar), most) : ''
}

function sayChosen({ chosen }: Worked): string {
  if (chosen?.force === undefined) return ''
  return texts.chosen(barName(chosen), sayForce(chosen.force))
}

/** «7,071 kN, compresión». */
export function sayForce(force: number): string {
  return force === 0 ? sayStrain(force) : `${texts.kilonewtons(Math.abs(force))}, ${sayStrain(force)}`
}
