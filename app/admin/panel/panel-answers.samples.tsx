import type { Samples } from '../../ui/components/samples.ts'
import { DocumentsList } from './documents-list.tsx'
import { GroupAnswerPanel } from './group-answer.tsx'
import { RestoreOutcome } from './restore-outcome.tsx'

const listed = {
  key: 'temas/1',
  tipo: 'temas',
  id: '1',
  title: 'Máquinas simples',
  kind: 'Tema',
  block: 'Operadores',
  courses: '1.º',
  state: 'published' as const,
  from: '',
  changedAt: '2026-03-14T09:00:00.000Z',
  changedBy: null,
  address: '/temario',
}
const failures = [{ title: 'Palancas', message: 'Alguien lo está cambiando.' }]

export const samples: Samples = {
  'Contenido con un documento marcado': () => (
    <DocumentsList documents={[listed]} blocks={[]} address="/muestrario" marked={[listed.key]} />
  ),
  'Antes de ir a la papelera': () => (
    <GroupAnswerPanel answer={{ status: 'ask', documents: [listed], days: 30 }} address="/muestrario" />
  ),
  'Qué fue de los documentos marcados': () => (
    <>
      <GroupAnswerPanel answer={{ status: 'refused', message: 'Marca algo.', keys: [] }} address="/" />
      <GroupAnswerPanel
        answer={{ status: 'done', message: 'Publicado: 3.', failures, removed: [listed.key] }}
        address="/muestrario"
      />
    </>
  ),
  'Qué fue de una versión': () => (
    <>
      <RestoreOutcome
        answer={{ message: 'Restaurado.', failed: false, replaced: null, openedAt: '' }}
        undo="1"
      />
      <RestoreOutcome
        answer={{ message: 'No se ha podido restaurar.', failed: true, replaced: null, openedAt: '' }}
        undo={undefined}
      />
    </>
  ),
}
