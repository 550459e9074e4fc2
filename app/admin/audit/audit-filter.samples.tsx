import type { Samples } from '../../ui/components/samples.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'

const people = [
  { id: '1', email: 'ana@ejemplo.es' },
  { id: 'a1b2c3d4', email: null },
]

export const samples: Samples = {
  'Filtro del registro': () => (
    <AuditFilterForm
      fields={{ persona: '', accion: '', tipo: '', del: '2026-03-01', al: '2026-03-14' }}
      people={people}
      kinds={[{ tipo: 'temas', name: 'Temas' }]}
    />
  ),
}
