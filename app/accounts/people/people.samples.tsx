import type { Samples } from '../../ui/components/samples.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { PersonRow } from './person-row.tsx'

const since = '2026-03-14T09:00:00.000Z'

export const samples: Samples = {
  'Personas con un papel': () => (
    <ul className="document-list">
      <PersonRow person={{ id: '1', email: 'ana@ejemplo.es', role: 'admin', since }} isSelf />
      <PersonRow
        person={{
          id: '2',
          email: 'departamento.de.tecnologia@instituto-de-ejemplo.es',
          role: 'editor',
          since,
        }}
        isSelf={false}
      />
    </ul>
  ),
  'Invitaciones sin aceptar': () => (
    <PendingInvitations
      invitations={[
        { id: '1', role: 'editor', forWhom: 'Luis, de 2.º', by: 'ana@ejemplo.es', expiresAt: since },
        { id: '2', role: 'admin', forWhom: '', by: 'ana@ejemplo.es', expiresAt: since },
      ]}
    />
  ),
}
