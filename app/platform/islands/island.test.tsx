import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandMode, island } from './island.tsx'

type AnyIsland = ReturnType<typeof island<Record<string, never>>>
const islands = import.meta.glob<AnyIsland>('../../*/*/*.island.tsx', {
  import: 'default',
  eager: true,
})

test('the name of every island matches the path of its file', () => {
  const names = Object.entries(islands).map(([path, { islandName }]) => [path, islandName])
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual(
    Object.keys(islands).map((path) => [path, path.slice('../../'.length, -'.island.tsx'.length)]),
  )
})

const Inner = island('test/inner', ({ text }: { text: string }) => <b>{text}</b>)
const Outer = island('test/outer', ({ text }: { text: string }) => (
  <p>
    <Inner text={text} />
  </p>
))

test('on a reading page an island renders its name and props, and nested islands as components', () => {
  expect(
    renderToStaticMarkup(
      <IslandMode value="island">
        <Outer text="«a»" />
      </IslandMode>,
    ),
  ).toBe(
    '<div data-island="test/outer" data-props="{&quot;text&quot;:&quot;«a»&quot;}" class="island"><p><b>«a»</b></p></div>',
  )
})

test('on a page that is hydrated whole an island renders as a component', () => {
  expect(renderToStaticMarkup(<Outer text="a" />)).toBe('<p><b>a</b></p>')
})

test('renders when an island wakes without interaction', () => {
  const Own = island('test/own', () => <b>a</b>, { wakes: 'loaded' })
  expect(
    renderToStaticMarkup(
      <IslandMode value="island">
        <Own />
      </IslandMode>,
    ),
  ).toBe('<div data-island="test/own" data-props="{}" data-wakes="loaded" class="island"><b>a</b></div>')
})
