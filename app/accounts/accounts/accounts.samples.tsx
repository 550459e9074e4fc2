import type { Samples } from '../../ui/components/samples.ts'
import { RecoveryCodes } from './recovery-codes-panel.tsx'
import { BeginFactor, ConfirmFactor, ManageFactor } from './second-factor-forms.tsx'
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'

const rest = (): void => undefined
const person = { email: 'ana@ejemplo.es', hasPassword: true }
const qr =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path d='M0 0h2v2H0zM2 2h2v2H2z'/></svg>"

const panel = (given: Pick<SignInPanelProps, 'mode' | 'message' | 'email' | 'prefix'>) => () => (
  <SignInPanel path="/muestrario" onMode={rest} google resetsPasswords {...given} />
)

export const samples: Samples = {
  'Entrar con una cuenta': panel({ mode: 'sign-in', prefix: 'entrar' }),
  'Entrada rechazada': panel({
    mode: 'sign-in',
    prefix: 'rechazada',
    email: 'ana@ejemplo.es',
    message: 'El correo o la contraseña no son correctos.',
  }),
  'Crear una cuenta': panel({ mode: 'register', prefix: 'crear' }),
  'Activar el segundo paso': () => <BeginFactor {...person} said={undefined} />,
  'Código que no vale': () => (
    <ConfirmFactor
      secret="JBSW Y3DP EHPK 3PXP"
      qr={qr}
      said={{ ok: false, form: 'confirm', message: 'Ese código no es correcto o ya ha caducado.' }}
    />
  ),
  'Segundo paso activado': () => (
    <ManageFactor {...person} since="2026-03-14T09:00:00.000Z" codesLeft={2} said={undefined} />
  ),
  'Códigos de recuperación': () => (
    <RecoveryCodes codes={['ABCD-2345', 'EFGH-6789', 'JKLM-2345']} siteName="Engrana" message="" />
  ),
}
