import { expect, test } from 'vitest'
import { markCopy } from './mark-copy.ts'

const page =
  '<!DOCTYPE html><html lang="es"><head><title>A</title></head><body><main id="contenido" tabindex="-1"><h1>A</h1></main></body></html>'
const mark = { keptAt: '2026-11-22T04:30:00.000Z', styles: '/assets/offline-1.css' }

test('marks a copy for scripts, and shows its time in Madrid at the top', () => {
  const copy = markCopy(page, { kind: 'kept', ...mark })
  expect(copy).toContain('<html data-copy="kept" lang="es">')
  expect(copy).toContain('<link rel="stylesheet" href="/assets/offline-1.css"></head>')
  expect(copy).toMatch(
    /tabindex="-1"><div class="copy-notice"><p role="status">Sin conexión: estás leyendo una copia guardada el 22 de noviembre de 2026[^<]*5:30\.<\/p>/,
  )
  expect(copy.endsWith('<h1>A</h1></main></body></html>')).toBe(true)
})

test('marks the offline page with the reason only', () => {
  expect(markCopy(page, { kind: 'search', ...mark })).toBe(page.replace('<html', '<html data-copy="search"'))
})
