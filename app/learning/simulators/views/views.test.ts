import { expect, test } from 'vitest'
import { handSheet } from './drawn-fixture.ts'
import { projectSolid } from './project-solid.ts'
import { listStretches, type Sheet } from './sheet.ts'
import { readSolid, volumeOf } from './solid.ts'

const rect = (left: number, width: number, height: number): string =>
  `${left},0 ${left + width},0 ${left + width},${height} ${left},${height} ${left},0`
const wide = rect(0, 3, 2)

/**
 * Solids with their front view, plan and left side view (first angle, UNE-EN ISO 5456-2) drawn by hand on
 * squared paper. The last number is the volume, counted by hand. Rows of a code go from back to front, so the
 * first of two rows is at y = 1. In the side view the front is on the right, at column 3 (or 4).
 */
const held: [code: string, alzado: string, planta: string, perfil: string, volume: number][] = [
  ['c', rect(0, 1, 1), rect(0, 1, 1), rect(2, 1, 1), 1],
  ['222-222', wide, wide, rect(1, 2, 2), 12],
  ['122-122', '0,0 3,0 3,2 1,2 1,1 0,1 0,0', `${wide}; 1,0 1,2`, `${rect(1, 2, 2)}; 1,1 3,1`, 10],
  ['221-221', '0,0 3,0 3,1 2,1 2,2 0,2 0,0', `${wide}; 2,0 2,2`, `${rect(1, 2, 2)} | 1,1 3,1`, 10],
  [
    '123-123',
    '0,0 3,0 3,3 2,3 2,2 1,2 1,1 0,1 0,0',
    `${wide}; 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)}; 1,1 3,1; 1,2 3,2`,
    12,
  ],
  [
    '321-321',
    '0,0 3,0 3,1 2,1 2,2 1,2 1,3 0,3 0,0',
    `${wide}; 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)} | 1,1 3,1; 1,2 3,2`,
    12,
  ],
  ['333-111', `${rect(0, 3, 3)}; 0,1 3,1`, `${wide}; 0,1 3,1`, '1,0 3,0 3,1 2,1 2,3 1,3 1,0', 12],
  ['111-333', `${rect(0, 3, 3)} | 0,1 3,1`, `${wide}; 0,1 3,1`, '1,0 3,0 3,3 2,3 2,1 1,1 1,0', 12],
  [
    '131-131',
    '0,0 3,0 3,1 2,1 2,3 1,3 1,1 0,1 0,0',
    `${wide}; 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)}; 1,1 3,1`,
    10,
  ],
  [
    '313-313',
    '0,0 3,0 3,3 2,3 2,1 1,1 1,3 0,3 0,0',
    `${wide}; 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)} | 1,1 3,1`,
    14,
  ],
  ['222-122', `${wide}; 0,1 1,1 1,2`, `${wide}; 0,1 1,1 1,0`, `${rect(1, 2, 2)}; 2,2 2,1 3,1`, 11],
  ['221-222', `${wide} | 2,2 2,1 3,1`, `${wide}; 2,2 2,1 3,1`, `${rect(1, 2, 2)} | 1,1 2,1 2,2`, 11],
  [
    'co-oc',
    `${rect(0, 2, 1)}; 1,0 1,1`,
    '1,0 2,0 2,1 1,1 1,0; 0,1 1,1 1,2 0,2 0,1',
    `${rect(1, 2, 1)}; 2,0 2,1`,
    2,
  ],
  // A tunnel from front to back.
  [
    'ccc-ccc_coc-coc_ccc-ccc',
    `${rect(0, 3, 3)}; 1,1 2,1 2,2 1,2 1,1`,
    `${wide} | 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)} | 1,1 3,1; 1,2 3,2`,
    16,
  ],
  // A bridge with a post on it.
  [
    'coc-coc_ccc-ccc_oco-oco',
    '0,0 1,0 1,1 2,1 2,0 3,0 3,2 2,2 2,3 1,3 1,2 0,2 0,0',
    `${wide}; 1,0 1,2; 2,0 2,2`,
    `${rect(1, 2, 3)}; 1,2 3,2 | 1,1 3,1`,
    12,
  ],
  // The four ramps, alone.
  ['d', '0,0 1,0 1,1 0,0', rect(0, 1, 1), rect(2, 1, 1), 0.5],
  ['i', '0,0 1,0 0,1 0,0', rect(0, 1, 1), rect(2, 1, 1), 0.5],
  ['t', rect(0, 1, 1), rect(0, 1, 1), '2,0 3,0 2,1 2,0', 0.5],
  ['f', rect(0, 1, 1), rect(0, 1, 1), '2,0 3,0 3,1 2,0', 0.5],
  // The four vertical wedges: half of the plan each.
  ['q', rect(0, 1, 1), '0,0 0,1 1,1 0,0', rect(2, 1, 1), 0.5],
  ['r', rect(0, 1, 1), '1,0 1,1 0,1 1,0', rect(2, 1, 1), 0.5],
  ['s', rect(0, 1, 1), '0,0 1,0 0,1 0,0', rect(2, 1, 1), 0.5],
  ['v', rect(0, 1, 1), '0,0 1,0 1,1 0,0', rect(2, 1, 1), 0.5],
  ['ccc-ccc_dcc-dcc', '0,0 3,0 3,2 1,2 0,1 0,0', `${wide}; 1,0 1,2`, `${rect(1, 2, 2)}; 1,1 3,1`, 11],
  ['ccc-ccc_cci-cci', '0,0 3,0 3,1 2,2 0,2 0,0', `${wide}; 2,0 2,2`, `${rect(1, 2, 2)} | 1,1 3,1`, 11],
  // Only the front cell is a ramp; above it the cube behind is visible.
  ['ccc-ccc_ccc-dcc', `${wide}; 0,1 1,2`, `${wide}; 0,1 1,1 1,0`, `${rect(1, 2, 2)}; 2,2 2,1 3,1`, 11.5],
  // A slope of two cells is one plane.
  ['ccc-ccc-ttt_ccc-ttt-ooo', wide, `${rect(0, 3, 3)}; 0,2 3,2`, '0,0 3,0 1,2 0,2 0,0', 12],
  [
    'cc-cc-cc_di-di-di',
    '0,0 2,0 2,1 1,2 0,1 0,0',
    `${rect(0, 2, 3)}; 1,0 1,3`,
    `${rect(0, 3, 2)}; 0,1 3,1`,
    9,
  ],
  // Four cells wide from here on: a groove, stairs behind a wall, an octagon on a cross.
  [
    'cccc-cccc-cccc_cidc-cidc-cidc',
    '0,0 4,0 4,2 3,2 2,1 1,2 0,2 0,0',
    `${rect(0, 4, 3)}; 1,0 1,3; 2,0 2,3; 3,0 3,3`,
    `${rect(1, 3, 2)} | 1,1 4,1`,
    21,
  ],
  [
    'cccc-cccc-cccc_occc-occc-cccc_oocc-oocc-cccc_oooc-oooc-cccc',
    `${rect(0, 4, 4)} | 0,1 1,1 1,2 2,2 2,3 3,3 3,4`,
    `${rect(0, 4, 3)}; 0,1 3,1 3,3; 1,1 1,3; 2,1 2,3`,
    `${rect(1, 3, 4)}; 1,1 3,1 3,4; 1,2 3,2; 1,3 3,3`,
    36,
  ],
  [
    'cooc-cccc-cccc-cooc_vccs-cccc-cccc-rccq',
    `${rect(0, 4, 2)}; 0,1 4,1; 1,0 1,2; 3,0 3,2`,
    `${rect(0, 4, 4)}; 0,1 1,0; 3,0 4,1; 0,3 1,4; 3,4 4,3 | 1,0 1,1 3,1 3,0; 1,4 1,3 3,3 3,4`,
    `${rect(0, 4, 2)}; 0,1 1,1 1,2; 3,2 3,1 4,1 | 1,0 1,1; 3,0 3,1`,
    26,
  ],
]

const tell = (sheet: Sheet): string =>
  listStretches((index) => sheet[index] || undefined)
    .map(({ from, to, value }) => `${value === 1 ? '' : '- '}${from} ${to}`)
    .sort()
    .join('\n')

for (const [code, alzado, planta, perfil, volume] of held)
  for (const [name, drawn] of [
    ['alzado', alzado],
    ['planta', planta],
    ['perfil', perfil],
  ] as const)
    test(`draws the ${name} of ${code} as by hand`, () => {
      const read = readSolid(code)
      if (!('solid' in read)) throw new Error(read.fault)
      expect(tell(projectSolid(read.solid, name).sheet)).toBe(tell(handSheet(drawn)))
      expect(volumeOf(read.solid)).toBe(volume)
    })
