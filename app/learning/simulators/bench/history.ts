import { useState } from 'react'
import type { Values } from '../simulator.ts'

/** States of a bench: one history for drawing, fields and keyboard. */
type Past = { past: readonly Values[]; now: Values; future: readonly Values[]; gesture: string | undefined }

export type History = {
  values: Values
  /** Whether there is a state to go back or forward to. */
  canUndo: boolean
  canRedo: boolean
  /** Changes of one gesture (a drag, a slider) are undone together; without a name each counts alone. */
  change: (change: (now: Values) => Values, gesture?: string) => void
  undo: () => void
  redo: () => void
}

/** Most states kept; the oldest are forgotten. */
const maxPast = 100

/** The history of a bench that starts with `first`. */
export function useHistory(first: Values): History {
  const [all, setAll] = useState<Past>({ past: [], now: first, future: [], gesture: undefined })
  return {
    values: all.now,
    canUndo: all.past.length > 0,
    canRedo: all.future.length > 0,
    change: (change, gesture) => setAll((before) => record(before, change(before.now), gesture)),
    undo: () => setAll(undone),
    redo: () => setAll(redone),
  }
}

function record(before: Past, now: Values, gesture: string | undefined): Past {
  if (isSame(before.now, now)) return before
  const isGoingOn = gesture !== undefined && gesture === before.gesture
  const past = isGoingOn ? before.past : [...before.past, before.now].slice(-maxPast)
  return { past, now, future: [], gesture }
}

function undone(all: Past): Past {
  const now = all.past.at(-1)
  if (!now) return all
  return { past: all.past.slice(0, -1), now, future: [all.now, ...all.future], gesture: undefined }
}

function redone(all: Past): Past {
  const [now, ...future] = all.future
  if (!now) return all
  return { past: [...all.past, all.now], now, future, gesture: undefined }
}

function isSame(one: Values, other: Values): boolean {
  return Object.keys(other).every((name) => one[name] === other[name])
}
