import { namePlace } from './truss-grid.ts'
import type { LoadedBar, Worked } from './truss-model.ts'
import { barName } from './truss-parts.ts'
import { trussTexts as texts } from './truss-texts.ts'

/** Maximum number of bars named in a warning. */
const mostNamed = 3

/** Messages on what students should notice. `limit`: greatest force that a bar withstands, in kN. */
export function findWarnings({ truss, solution, bars }: Worked, limit: number): string[] {
  if (truss.bars.length === 0) return []
  const lonely = solution.nodes.filter(
    (node) => !truss.bars.some(({ from, to }) => from === node || to === node),
  )
  const over = bars.filter(({ force = 0 }) => Math.abs(force) > limit + 1e-7)
  return [
    ...findLoose(truss.supports.length, solution.loose),
    ...(lonely.length > 0 ? [texts.lonely(lonely.map(namePlace))] : []),
    ...(truss.loads.length === 0 ? [texts.noLoad] : []),
    ...over.slice(0, mostNamed).map((bar) => sayOver(bar, limit)),
    ...(over.length > mostNamed ? [texts.manyOver(over.length - mostNamed)] : []),
  ]
}

function findLoose(supports: number, loose: number): string[] {
  if (loose === 0) return []
  return [supports === 0 ? texts.noSupports : texts.fewSupports]
}

function sayOver(bar: LoadedBar, limit: number): string {
  const { force = 0 } = bar
  const say = force > 0 ? texts.broken : texts.crushed
  return say(barName(bar), Math.abs(force), limit)
}
