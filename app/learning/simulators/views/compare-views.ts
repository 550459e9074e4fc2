import { type LookName, projectSolid } from './project-solid.ts'
import {
  cornerSheet,
  emptySheet,
  isEmptySheet,
  isSameSheet,
  listStretches,
  mapSheet,
  originOf,
  type Segment,
  type Sheet,
  type Sheets,
  type Spot,
  sheetSize,
} from './sheet.ts'
import type { Edge, Solid } from './solid.ts'
import { verdictTexts, viewsTexts } from './views-texts.ts'

export type ViewName = keyof Sheets
export const viewNames: readonly ViewName[] = ['alzado', 'planta', 'perfil']

/** Fault of a line of a view: missing, superfluous, or of the wrong type. */
export type Fault = 'missing' | 'missingHidden' | 'extra' | 'shouldHide' | 'shouldShow'
export type Finding = Segment & { readonly value: Fault }

/** Result of the comparison of a drawn view with the right one. */
export type Verdict =
  | { kind: 'empty' | 'right' | 'mirrored' | 'upsideDown' | 'turned' }
  /** Right, but shifted by so many cells to the right and up. */
  | { kind: 'shifted'; by: Spot }
  /** Right for another view of the solid. */
  | { kind: 'swapped'; like: LookName }
  | { kind: 'wrong'; findings: readonly Finding[] }

/** The view from the opposite side, which students draw when they look from there. */
const opposites = { alzado: 'posterior', planta: 'inferior', perfil: 'derecho' } as const

export type Task = { solid: Solid; edges: readonly Edge[]; right: Sheets }

/**
 * Compares a drawn view with the right one.
 * First as a whole (another view, mirrored, turned or shifted), then edge by edge.
 */
export function compareView({ solid, edges, right }: Task, name: ViewName, drawn: Sheet): Verdict {
  const wanted = right[name]
  if (isEmptySheet(drawn)) return { kind: 'empty' }
  if (isSameSheet(drawn, wanted)) return { kind: 'right' }
  const isLike = (sheet: Sheet | undefined): boolean =>
    sheet !== undefined && isSameSheet(cornerSheet(drawn), cornerSheet(sheet))
  if (isLike(wanted)) return { kind: 'shifted', by: shiftBetween(wanted, drawn) }
  for (const like of viewNames) if (like !== name && isLike(right[like])) return { kind: 'swapped', like }
  if (isLike(mirrorSheet(wanted))) return { kind: 'mirrored' }
  const like = opposites[name]
  if (isLike(projectSolid(solid, like, edges).sheet)) return { kind: 'swapped', like }
  if (isLike(mapSheet(wanted, ([column, row]) => [column, sheetSize - row]))) return { kind: 'upsideDown' }
  if (listTurns(wanted).some(isLike)) return { kind: 'turned' }
  return { kind: 'wrong', findings: listStretches(findFault(wanted, drawn)) }
}

function shiftBetween(from: Sheet, to: Sheet): Spot {
  const [before, after] = [originOf(from), originOf(to)]
  return [after[0] - before[0], after[1] - before[1]]
}

/** A view mirrored left to right. */
function mirrorSheet(sheet: Sheet): Sheet {
  return mapSheet(sheet, ([column, row]) => [sheetSize - column, row]) ?? emptySheet
}

/** A view rotated by one, two and three right angles. */
function listTurns(sheet: Sheet): Sheet[] {
  const turn = (some: Sheet): Sheet =>
    mapSheet(some, ([column, row]) => [sheetSize - row, column]) ?? emptySheet
  const once = turn(sheet)
  const twice = turn(once)
  return [once, twice, turn(twice)]
}

function findFault(wanted: Sheet, drawn: Sheet): (index: number) => Fault | undefined {
  return (index) => {
    const [right, given] = [wanted[index], drawn[index]]
    if (right === given) return undefined
    if (given === 0) return right === 1 ? 'missing' : 'missingHidden'
    if (right === 0) return 'extra'
    return right === 1 ? 'shouldShow' : 'shouldHide'
  }
}

/** Maximum number of faults reported per view. */
const most = 3

/** Faults of a view in whole sentences; none if it is right or empty. */
export function describeVerdict(name: ViewName, verdict: Verdict): string[] {
  switch (verdict.kind) {
    case 'empty':
    case 'right':
      return []
    case 'mirrored':
    case 'upsideDown':
    case 'turned':
      return [verdictTexts[verdict.kind](name)]
    case 'shifted':
      return [verdictTexts.shifted(name, verdict.by)]
    case 'swapped':
      return [verdictTexts.swapped(name, verdict.like)]
    case 'wrong': {
      const { findings } = verdict
      const said = findings.slice(0, most).map((finding) => verdictTexts.fault(name, finding.value, finding))
      return findings.length > most ? [...said, verdictTexts.more(name, findings.length - most)] : said
    }
  }
}

/** A short sentence for each of the three views, with a trailing space. */
export function describeVerdictBriefly(verdicts: Readonly<Record<ViewName, Verdict>>): string {
  if (viewNames.every((name) => verdicts[name].kind === 'right')) return `${viewsTexts.allRight} `
  return viewNames
    .map((name) => {
      const verdict = verdicts[name]
      if (verdict.kind === 'right' || verdict.kind === 'empty') return `${verdictTexts[verdict.kind](name)} `
      return `${verdictTexts.toMend(name, verdict.kind === 'wrong' ? verdict.findings.length : 1)} `
    })
    .join('')
}
