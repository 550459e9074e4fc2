import { type KeyboardEvent, useEffect, useState } from 'react'
import type { AnySimulator, BenchParts, Values } from '../simulator.ts'
import { firstValues } from '../simulator-state.ts'
import type { Motion } from './clock.ts'
import type { History } from './history.ts'

type Change = (change: Partial<Values>, gesture?: string) => void

/** Changes a state but for its locked parameters, which no control, editor or drag may change. */
export function changer(history: History, fixed: readonly string[]): Change {
  return (change, gesture) => {
    const allowed = Object.entries(change).filter(([name]) => !fixed.includes(name))
    history.change((now) => ({ ...now, ...Object.fromEntries(allowed) }) as Values, gesture)
  }
}

/** False in the first render, which must equal the server's HTML; true afterwards. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}

/** How long a message stays. */
const toastMs = 4000

/** A short message, and a function that shows one for some seconds. */
export function useToast(): [text: string, say: (text: string) => void] {
  const [text, say] = useState('')
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => say(''), toastMs)
    return () => clearTimeout(timer)
  }, [text])
  return [text, say]
}

/** Copies a text; false if the clipboard is denied, or there is none because the page is not served over https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Number of controls below the drawing. */
const maxMain = 2

/** The controls that matter most in a state: the first two of the definition that are in use and not locked. */
export function pickMain(simulator: AnySimulator, values: Values, fixed: readonly string[]): string[] {
  const { bench, parameters, uses } = simulator
  const numbers = Object.keys(parameters).filter((name) => parameters[name]?.kind === 'number')
  return (bench?.main ?? numbers)
    .filter((name) => uses?.(name, values) !== false && !fixed.includes(name))
    .slice(0, maxMain)
}

/** The questions and situations that leave the locked parameters as they are. */
export function partsFor(
  simulator: AnySimulator,
  values: Values,
  fixed: readonly string[],
): Pick<BenchParts, 'predictions' | 'situations'> {
  const { bench } = simulator
  if (!bench) return { predictions: [], situations: [] }
  const first = firstValues(simulator)
  const keeps = (change: Partial<Values>): boolean =>
    fixed.every((name) => ({ ...first, ...change })[name] === values[name])
  return {
    predictions: bench.predictions.filter(({ from, to }) => keeps(from) && keeps({ ...from, ...to })),
    situations: bench.situations.filter((one) => keeps(one.values)),
  }
}

/** Ctrl+Z and Ctrl+Mayús+Z outside texts, and the space bar where nothing else takes it. */
export function onShortcut(history: History, motion: Motion): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    if (target instanceof HTMLTextAreaElement) return
    if ((ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase())) {
      event.preventDefault()
      if (shiftKey || key.toLowerCase() === 'y') history.redo()
      else history.undo()
    }
    if (key === ' ' && target instanceof SVGElement) {
      event.preventDefault()
      motion.setRunning(!motion.isRunning)
    }
  }
}

/** Widest window, in rem, whose bench is one column with the drawing on top. */
const narrow = '(max-width: 63.99rem)'

/** On a phone, scrolls the drawing to the top before something happens in it. */
export function putStageOnTop(stage: HTMLElement | null, isProjected: boolean): void {
  if (!stage || isProjected || !matchMedia(narrow).matches) return
  const place = stage.closest('form')?.getBoundingClientRect()
  if (place && place.top > 0) scrollBy({ top: place.top, behavior: 'instant' })
}
