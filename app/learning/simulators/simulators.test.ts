import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawState } from './draw-state.ts'
import { readDefinitions } from './read-definitions.ts'
import type { Values } from './simulator.ts'
import { firstValues, readState, writeValue } from './simulator-state.ts'
import { type AnyView, defaultStage } from './simulator-view.ts'
import { simulators } from './simulators.ts'
import { drawAny } from './state-fixture.ts'

const texts = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true })
const views = import.meta.glob<AnyView>('./*/picture.tsx', { eager: true, import: 'view' })
const reserved = ['tipo', 'fijo', 'pregunta', 'predice', 'semilla', 'tabla']

function viewOf(name: string): AnyView {
  const view = views[`${name.replace('learning/simulators', '.')}.tsx`]
  if (!view) throw new Error(`${name} has no view`)
  return view
}

it('names every simulator once', () => {
  const kindSlugs = [...simulators.values()].map(({ tipo: kindSlug }) => kindSlug)
  expect(kindSlugs.length).toBeGreaterThan(0)
  expect(new Set(kindSlugs).size).toBe(kindSlugs.length)
})

it('finds the same simulators in plain Node as in code built by Vite', async () => {
  const paths = Object.keys(await readDefinitions()).map((path) => path.replace('definition.ts', 'picture'))
  expect(paths.sort()).toEqual(
    [...simulators.keys()].map((name) => name.replace('learning/simulators', '.')).sort(),
  )
})

describe.each([...simulators])('%s', (name, simulator) => {
  const { parameters, compute } = simulator
  const { Picture, simulator: drawn } = viewOf(name)

  it('has a picture of its own, and a text with two questions', () => {
    expect(drawn).toBe(simulator)
    const folder = name.split('/').at(-2)
    const own = Object.keys(texts).filter((path) => path.split('/')[1] === folder)
    expect(own).toHaveLength(1)
    expect(texts[own[0] ?? '']?.match(/^:::(?:pregunta|predice)/gm)).toHaveLength(2)
  })

  it('names parameters with letters allowed in addresses and texts, and gives them valid initial values', () => {
    for (const [key, parameter] of Object.entries(parameters)) {
      expect(key).toMatch(/^[a-z][a-z0-9]{0,20}$/)
      expect(reserved).not.toContain(key)
      expect(parameter.label).not.toBe('')
    }
    const first = readState(simulator, (key) => {
      const initial = parameters[key]?.initial
      return typeof initial === 'boolean' ? (initial ? 'si' : 'no') : String(initial)
    })
    expect(first.faults).toEqual([])
    expect(first.values).toEqual(readState(simulator, () => null).values)
  })

  it('has an outcome, a sentence and a picture for all values that its parameters allow', () => {
    for (let seed = 0; seed < 150; seed++) {
      const values = drawAny(simulator, seed)
      const outcome = compute(values)
      const said = JSON.stringify(values)
      expect(outcome.sentence, said).toMatch(/^[\p{Lu}¿¡«\d−][^{}]*[.!?»)]$/su)
      expect(outcome.sentence, said).not.toMatch(/NaN|undefined|Infinity|\[object/)
      for (const { value, label } of Object.values(outcome.outputs)) {
        expect(typeof value === 'number' ? Number.isFinite(value) : value !== '', `${label} ${said}`).toBe(
          true,
        )
      }
      const drawn = renderToStaticMarkup(
        createElement(Picture, { values, outcome, stage: defaultStage, time: seed / 7 }),
      )
      expect(drawn, said).not.toMatch(/NaN|undefined|Infinity| style=| id=|<foreignObject/)
    }
  })

  it('uses its sentence as the accessible name of its picture', () => {
    const { values } = readState(simulator, () => null)
    const outcome = compute(values)
    const drawn = renderToStaticMarkup(
      createElement(Picture, { values, outcome, stage: defaultStage, time: 0 }),
    )
    expect(drawn).toMatch(/<svg[^>]* role="img"/)
    expect(drawn).toMatch(/<svg[^>]* aria-label="[^"]+"/)
  })

  it('has a bench whose questions have one right answer, and whose situations are valid states', () => {
    const { bench } = simulator
    if (!bench) return
    const first = firstValues(simulator)
    const read = (change: Partial<Values>): Values => {
      const state = { ...first, ...change } as Values
      const { values, faults } = readState(simulator, (name) => writeValue(state[name] ?? ''))
      expect(faults).toEqual([])
      expect(values).toEqual(state)
      return values
    }
    for (const name of bench.main) expect(Object.keys(parameters)).toContain(name)
    expect(bench.predictions).toHaveLength(3)
    for (const { question, options, from, to, output, right } of bench.predictions) {
      const [before, after] = [compute(read(from)), compute(read({ ...from, ...to }))]
      expect(Object.keys(options), question).toContain(String(right(before, after)))
      expect(new Set(options).size, question).toBe(options.length)
      expect(Object.keys(before.outputs), question).toContain(output)
      expect(Object.keys(after.outputs), question).toContain(output)
    }
    expect(bench.situations.length).toBeGreaterThanOrEqual(2)
    for (const { values } of bench.situations) read(values)
  })

  it('mentions in a question every parameter that it gives', () => {
    for (const { situation, given, output } of simulator.asks) {
      if (situation === undefined) continue
      const told = [...situation.matchAll(/\{([a-z0-9]+)\}/g)].map(([, key]) => key)
      for (const key of told) expect([...Object.keys(parameters), 'aqui'], output).toContain(key)
      // A drawn text is given by the link to the state.
      for (const key of given) expect(told, output).toContain(parameters[key]?.kind === 'text' ? 'aqui' : key)
    }
  })

  it('asks only about states that it can draw, and known mistakes never equal the answer', () => {
    for (const ask of simulator.asks) {
      const { values } = readState(simulator, () => null)
      for (let seed = 0; seed < 40; seed++) {
        const drawn = drawState(simulator, ask, { seed: `s${seed}`, base: values })
        expect(drawn, `${ask.output} ${seed}`).toBeDefined()
        const right = Number(drawn?.outcome.outputs[ask.output]?.value)
        const mistakes = drawn ? (ask.mistakes?.(drawn.values, drawn.outcome) ?? []) : []
        for (const { value, message } of mistakes) {
          expect(message).toMatch(/[.!?]$/)
          expect(Number.isNaN(value)).toBe(false)
        }
        expect(Number.isFinite(right)).toBe(true)
      }
    }
  })
})
