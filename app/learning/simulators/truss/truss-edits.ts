import { findTrussFault, maxCodeLength, writeTruss } from './truss-code.ts'
import {
  type Bar,
  barName,
  type Direction,
  isSameBar,
  type Load,
  namePlace,
  type Place,
  type SupportKind,
  type Truss,
} from './truss-parts.ts'
import { editorTexts } from './truss-texts.ts'

/** A truss after an edit and a message, or the reason why the edit was rejected. */
export type Edit = { code: string; said: string } | { refused: string }

/** Adds a bar, or removes it if it exists. */
export function toggleBar(truss: Truss, bar: Bar): Edit {
  const left = truss.bars.filter((one) => !isSameBar(one, bar))
  if (left.length < truss.bars.length)
    return finish({ ...truss, bars: left }, editorTexts.barTaken(barName(bar)))
  return finish({ ...truss, bars: [...truss.bars, bar] }, editorTexts.barPut(barName(bar)))
}

/** Changes or removes the support of a node. */
export function holdNode(truss: Truss, at: Place, kind: SupportKind | undefined): Edit {
  const others = truss.supports.filter((support) => support.at !== at)
  const supports = kind ? [...others, { at, kind }].sort((one, other) => one.at - other.at) : others
  return finish({ ...truss, supports }, editorTexts.supportChanged(namePlace(at)))
}

/** Changes the direction of a node's load or removes it; its size is kept. */
export function loadNode(truss: Truss, at: Place, direction: Direction | undefined): Edit {
  const old = truss.loads.find((load) => load.at === at)
  const others = truss.loads.filter((load) => load !== old)
  const loads: Load[] = direction ? [...others, { at, direction, size: old?.size }] : others
  return finish({ ...truss, loads }, editorTexts.loadChanged(namePlace(at)))
}

/** Moves the only load to another node. */
export function moveLoad(truss: Truss, at: Place): Edit {
  const loads = truss.loads.map((load) => ({ ...load, at }))
  return finish({ ...truss, loads }, editorTexts.loadMoved(namePlace(at)))
}

function finish(truss: Truss, said: string): Edit {
  const fault = findTrussFault(truss)
  if (fault !== undefined) return { refused: editorTexts.refused(fault) }
  const code = writeTruss(truss)
  return code.length > maxCodeLength ? { refused: editorTexts.tooLong } : { code, said }
}
