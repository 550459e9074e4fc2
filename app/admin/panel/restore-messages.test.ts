import { expect, test } from 'vitest'
import { restoredMessage } from './restore-messages.ts'

const history = {
  title: 'Palancas',
  openedAt: '2026-11-20T10:00:00.000Z',
  versions: [],
  labels: { title: 'Título', summary: 'Resumen', content: 'Contenido' },
  current: { title: 'Palancas', summary: 'Qué son', content: 'ahora' },
}
const version = { id: 'v', savedAt: '2026-11-03T09:15:00.000Z' }

test('reports the restored version, the changed fields and where the replaced version is', () => {
  const chosen = { ...version, fields: { title: 'Palancas', summary: '', content: 'antes' } }
  expect(restoredMessage({ ...history, chosen })).toBe(
    'Se ha restaurado la versión del 3 de noviembre de 2026, 10:15. Ha cambiado: Resumen y Contenido. Lo que había sigue en el historial.',
  )
})

test('reports that a version equal to the current one changed nothing', () => {
  expect(restoredMessage({ ...history, chosen: { ...version, fields: history.current } })).toContain(
    'Era igual que la de ahora.',
  )
})
