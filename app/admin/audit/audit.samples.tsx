import type { Samples } from '../../ui/components/samples.ts'
import { AuditTable } from './audit-table.tsx'

const entry = {
  id: '1',
  at: '2026-03-14T09:00:00.000Z',
  who: 'ana@ejemplo.es',
  what: 'Guardó',
  kind: 'Tema',
  about: 'Máquinas simples',
  documentId: 'maquinas',
  history: '/muestrario',
  picture: null,
}

export const samples: Samples = {
  'Registro de cambios': () => (
    <AuditTable
      entries={[
        entry,
        { ...entry, id: '2', what: 'Eliminó', about: 'Electroencefalografista', history: null },
      ]}
    />
  ),
}
