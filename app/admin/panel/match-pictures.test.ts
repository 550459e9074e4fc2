import { expect, it } from 'vitest'
import { openPictures } from './match-pictures.ts'

const find = openPictures([
  'c/fotos/Rueda.PNG',
  'c/static/img/a.png',
  'c/x/b.png',
  'c/y/b.png',
  'c/z/tren.png',
  'c/a.md',
])

it.each([
  ['c/fotos/Rueda.PNG', { path: 'c/fotos/Rueda.PNG', isOther: false }],
  ['c/fotos/rueda.png', { path: 'c/fotos/Rueda.PNG', isOther: true }],
  ['/img/a.png', { path: 'c/static/img/a.png', isOther: false }],
  ['/IMG/a.png', { path: 'c/static/img/a.png', isOther: true }],
  ['/otra/a.png', undefined],
  ['c/tren.png', { path: 'c/z/tren.png', isOther: true }],
  ['c/b.png', undefined],
  ['c/a.md', undefined],
])('finds %s among the chosen files', (wanted, found) => {
  expect(find(wanted)).toEqual(found)
})
