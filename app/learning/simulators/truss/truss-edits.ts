import { editorTexts } from './editor-texts.ts'
import { findTrussFault, longestCode, writeTruss } from './truss-code.ts'
import { namePlace, type Place } from './truss-grid.ts'
import {
  type Bar,
  barName,
  type Direction,
  isSameBar,
  type Load,
  type SupportKind,
  type Truss,
} from './truss-parts.ts'

/** A truss after a change and what to say of it, or why it cannot be. */
export type Edit = { code: string; said: string } | { refused: string }

/** Puts a bar, or takes it away where it is. */
export function toggleBar(truss: Truss, bar: Bar): Edit {
  const left = truss.bars.filter((one) => !isSameBar(one, bar))
  if (left.length < truss.bars.length)
    return finish({ ...truss, bars: left }, editorTexts.barTaken(barName(bar)))
  return finish({ ...truss, bars: [...truss.bars, bar] }, editorTexts.barPut(barName(bar)))
}

/** Holds a node in another way, or in none. */
export function holdNode(truss: Truss, at: Place, kind: SupportKind | undefined): Edit {
  const others = truss.supports.filter((support) => support.at !== at)
  const supports = kind ? [...others, { at, kind }].sort((one, other) => one.at - other.at) : others
  return finish({ ...truss, supports }, editorTexts.supportChanged(namePlace(at)))
}

/** Loads a node in a direction, or not at all; a load keeps its size. */
export function loadNode(truss: Truss, at: Place, direction: Direction | undefined): Edit {
  const old = truss.loads.find((load) => load.at === at)
  const others = truss.loads.filter((load) => load !== old)
  const loads: Load[] = direction ? [...others, { at, direction, size: old?.size }] : others
  return finish({ ...truss, loads }, editorTexts.loadChanged(namePlace(at)))
}

/** Takes the only load to another node. */
export function moveLoad(truss: Truss, at: Place): Edit {
  const loads = truss.loads.map((load) => ({ ...load, at }))
  return finish({ ...truss, loads }, editorTexts.loadMoved(namePlace(at)))
}

function finish(truss: Truss, said: string): Edit {
  const fault = findTrussFault(truss)
  if (fault !== undefined) return { refused: editorTexts.refused(fault) }
  const code = writeTruss(truss)
  return code.length > longestCode ? { refused: editorTexts.tooLong } : { code, said }
}
