import type { Samples } from '../../ui/components/samples.ts'
import { InviteForm } from './invite-form.tsx'

export const samples: Samples = {
  'Invitar por correo': () => <InviteForm hasMail />,
  'Invitar con un enlace': () => <InviteForm hasMail={false} />,
}
