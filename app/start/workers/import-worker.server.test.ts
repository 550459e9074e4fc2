import { expect, test } from 'vitest'
import { run } from './import-worker.server.ts'

async function listHints(line: string): Promise<string[] | undefined> {
  const text = `---\ntitle: "Uno"\nexcerpt: "e"\ncategory: "General"\n---\nTexto.\n\n${line}\n`
  const files = [{ path: 'temario/uno.md', tipo: 'temario', text }]
  const body = new TextEncoder().encode(JSON.stringify({ mode: 'check', files, pictures: {} }))
  return (await run(body.buffer))?.documents[0]?.hints
}

test('reports faults of a simulator line, which depend on the outputs of its state', async () => {
  expect(await listHints('Nada más.')).toEqual([])
  expect(await listHints('::simulador{tipo=palancas maquina=fija pregunta=tramos}')).toEqual([])
  const [lever] = (await listHints('::simulador{tipo=palancas pregunta=tramos}')) ?? []
  expect(lever).toContain('Este simulador no calcula ningún número «tramos».')
  const [rocket] = (await listHints('::simulador{tipo=cohete}')) ?? []
  expect(rocket).toContain('No hay ningún simulador «cohete».')
})
