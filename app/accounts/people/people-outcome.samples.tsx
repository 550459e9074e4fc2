import type { Samples } from '../../ui/components/samples.ts'
import { PeopleOutcome } from './people-outcome.tsx'

const made = { link: 'https://ejemplo.es/invitacion/JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', sentTo: null }

export const samples: Samples = {
  'Invitación hecha': () => (
    <PeopleOutcome answer={{ status: 200, ok: true, message: 'Invitación hecha.', made }} />
  ),
  'Invitación que no se hizo': () => (
    <PeopleOutcome answer={{ status: 400, ok: false, message: 'Escribe un correo.' }} />
  ),
}
