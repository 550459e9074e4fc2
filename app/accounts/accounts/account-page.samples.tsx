import type { Samples } from '../../ui/components/samples.ts'
import { AccountMenu } from './account-menu.tsx'
import { FactorSection, PasswordSection, SessionsSection } from './account-sections.tsx'
import SignInScreen from './sign-in-screen.island.tsx'

const signIn = { google: true, resetsPasswords: true }
const at = '2026-03-14T09:00:00.000Z'
const sessions = [
  { id: '1', device: 'Firefox en Linux', createdAt: at, usedAt: at, isThis: true },
  { id: '2', device: 'Chrome en Android', createdAt: at, usedAt: at, isThis: false },
]
const account = { id: '1', email: 'ana@ejemplo.es', isAdmin: false, mayWrite: false }

export const samples: Samples = {
  'Cuenta en la cabecera': () => (
    <>
      <AccountMenu account={null} path="/muestrario" signIn={signIn} />
      <AccountMenu account={account} path="/muestrario" signIn={signIn} />
    </>
  ),
  'Entrar, a página completa': () => (
    <SignInScreen path="/muestrario" mode="sign-in" prefix="pagina" {...signIn} />
  ),
  'Contraseña de una cuenta': () => (
    <>
      <PasswordSection
        email="ana@ejemplo.es"
        hasPassword
        said={{ ok: false, message: 'La contraseña actual no es correcta.' }}
      />
      <PasswordSection email="ana@ejemplo.es" hasPassword={false} said={undefined} />
    </>
  ),
  'Sesiones de una cuenta': () => (
    <SessionsSection sessions={sessions} said={{ ok: true, message: 'Sesión cerrada.' }} />
  ),
  'Segundo paso de una cuenta': () => (
    <>
      <FactorSection since={null} />
      <FactorSection since={at} />
    </>
  ),
}
