import type { Samples } from '../../ui/components/samples.ts'
import type { ListedDocument } from './describe-documents.server.ts'
import { DocumentsTable } from './documents-table.tsx'

const listed: ListedDocument = {
  key: 'topic/maquinas',
  tipo: 'topic',
  id: 'maquinas',
  title: 'Máquinas simples',
  kind: 'Tema',
  block: 'Operadores',
  courses: '1.º y 3.º',
  state: 'published',
  from: '',
  changedAt: '2026-03-14T09:00:00.000Z',
  changedBy: 'ana@ejemplo.es',
  address: '/temario',
}
const states = ['published', 'draft', 'scheduled', 'changed'] as const
const documents = states.map((state) => ({
  ...listed,
  key: state,
  state,
  from: state === 'scheduled' ? '6 de abril de 2026' : '',
  address: state === 'draft' ? null : '/temario',
}))

export const samples: Samples = {
  'Tabla del contenido': () => (
    <div className="panel-content">
      <DocumentsTable documents={documents} isMarked={(key) => key === 'draft'} onMark={() => undefined} />
    </div>
  ),
}
