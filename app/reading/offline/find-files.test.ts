import { expect, test } from 'vitest'
import { findScripts, type IslandFiles } from './find-files.ts'

const list = 'app/learning/simulators/simulator-islands.ts'
const files: IslandFiles = {
  'app/start/islands-client.ts': {
    file: 'boot.js',
    dynamicImports: ['app/platform/islands/wake.tsx', 'app/site/search/search.island.tsx', list],
  },
  'app/platform/islands/wake.tsx': { file: 'wake.js' },
  'app/site/search/search.island.tsx': { file: 'search.js' },
  [list]: {
    file: 'simulators.js',
    imports: ['app/start/islands-client.ts'],
    dynamicImports: [
      'app/learning/simulators/gears/picture.tsx',
      'app/learning/simulators/levers/picture.tsx',
    ],
  },
  'app/learning/simulators/gears/picture.tsx': {
    file: 'gears.js',
    imports: ['app/platform/islands/wake.tsx'],
  },
  'app/learning/simulators/levers/picture.tsx': { file: 'levers.js' },
}

/** A document with the given islands, which is all that these functions read. */
function pageWith(...islands: string[]): Document {
  const found = islands.map((island) => ({ dataset: { island } }))
  return { querySelectorAll: () => found } as unknown as Document
}

test('lists the simulators of a page, and no others', () => {
  expect(findScripts(pageWith('learning/simulators/gears/picture'), files).toSorted()).toEqual([
    '/boot.js',
    '/gears.js',
    '/simulators.js',
    '/wake.js',
  ])
  expect(findScripts(pageWith('search/search'), files)).not.toContain('/gears.js')
})
