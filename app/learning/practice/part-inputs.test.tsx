import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartInputs } from './part-inputs.tsx'

test('offers a partner shared by several items once per item', () => {
  const pairs = [
    ['a', 'dos'],
    ['b', 'uno'],
    ['c', 'dos'],
  ] as const
  const html = renderToStaticMarkup(
    <PartInputs
      part={{ kind: 'match', label: '', pairs }}
      at={0}
      label="Une"
      given={[]}
      id="p"
      describedBy="dice"
    />,
  )
  expect([...html.matchAll(/>dos</g)]).toHaveLength(pairs.length)
  expect([...html.matchAll(/>uno</g)]).toHaveLength(pairs.length)
})
