import { expect, test } from 'vitest'
import { findScripts, type IslandFiles } from './find-files.ts'

const list = 'app/simulators/simulator-islands.ts'
const files: IslandFiles = {
  'app/islands-client.ts': {
    file: 'boot.js',
    dynamicImports: ['app/islands/wake.tsx', 'app/search/search.island.tsx', list],
  },
  'app/islands/wake.tsx': { file: 'wake.js' },
  'app/search/search.island.tsx': { file: 'search.js' },
  [list]: {
    file: 'simulators.js',
    imports: ['app/islands-client.ts'],
    dynamicImports: ['app/simulators/gears/gears.island.tsx', 'app/simulators/levers/levers.island.tsx'],
  },
  'app/simulators/gears/gears.island.tsx': { file: 'gears.js', imports: ['app/islands/wake.tsx'] },
  'app/simulators/levers/levers.island.tsx': { file: 'levers.js' },
}

/** All that is asked of a page: the islands in its text. */
function pageWith(...islands: string[]): Document {
  const found = islands.map((island) => ({ dataset: { island } }))
  return { querySelectorAll: () => found } as unknown as Document
}

test('keeps the simulators that stand in a page, and no other', () => {
  expect(findScripts(pageWith('simulators/gears/gears'), files).toSorted()).toEqual([
    '/boot.js',
    '/gears.js',
    '/simulators.js',
    '/wake.js',
  ])
  expect(findScripts(pageWith('search/search'), files)).not.toContain('/gears.js')
})
