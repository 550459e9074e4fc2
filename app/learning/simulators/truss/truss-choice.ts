import { findPlace, type Place } from './truss-grid.ts'
import { type Bar, makeBar } from './truss-parts.ts'

/** The selection: a node, or two nodes and the bar between them. */
type Choice = { from: Place | undefined; to: Place | undefined; bar: Bar | undefined }

/** Parses `c1` or `c1e3`; an invalid name is not selected. */
export function readChoice(text: string): Choice {
  const name = text.toLowerCase()
  const [from, to] = [findPlace(name.slice(0, 2)), findPlace(name.slice(2))]
  const bar = from === undefined || to === undefined || from === to ? undefined : makeBar(from, to)
  return { from, to, bar }
}
