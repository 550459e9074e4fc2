export const accountsTexts = {
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  close: 'Cerrar',
  adminsOnly: 'Acceso solo para administradores',
  firstAdminHint:
    'Esta web todavía no la administra nadie. Abre el enlace «Crea la cuenta de administración» que se escribió donde se puso en marcha; si ya no lo tienes, para la web y vuelve a ponerla en marcha.',
  lastAdminStays:
    'Nadie más administra la web. Antes de eliminar tu cuenta, da la administración a otra persona en «Editor», «Personas».',
  signInFirst: 'Inicia sesión para ver esta página',
  myAccount: 'Mi cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  enter: 'Entrar',
  createAccount: 'Crear cuenta',
  toRegister: '¿No tienes cuenta? Regístrate',
  toSignIn: '¿Ya tienes cuenta? Inicia sesión',
  google: 'Continuar con Google',
  forgotten: '¿Has olvidado tu contraseña?',
  passwordHint: 'Al menos 8 caracteres.',
  under14: 'Si tienes menos de 14 años, pide a tu familia o a tu centro que cree la cuenta.',
  working: 'Un momento…',
  wrongCredentials: 'Usuario o contraseña incorrectos',
  notRegistered: (reason: string): string => `No se pudo registrar: ${reason}`,
  siteFailed: 'Algo ha fallado en el servidor. No es culpa tuya: vuelve a intentarlo dentro de un rato.',
  unknownError: 'Error desconocido',
  googleFailed: 'Error con Google',
  noConnection: 'No hay conexión con la web. Comprueba tu red y vuelve a intentarlo.',
  endedElsewhere:
    'Tu sesión ha cambiado en otra pestaña. Copia lo que quieras conservar y vuelve a cargar la página.',
} as const

/** Message for a full password queue. */
export function tooManyAtOnce(retryAfterSeconds: number): string {
  return `Ahora mismo está entrando mucha gente a la vez. Espera ${inSeconds(retryAfterSeconds)} y vuelve a probar.`
}

/** Message for a user who waits in the password queue. */
export function waitForTurn(seconds: number): string {
  return `Está entrando mucha gente a la vez. Entrarás dentro de ${inSeconds(seconds)}: no cierres esta página.`
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? 'un segundo' : `${seconds} segundos`
}

/** Message for a rate limit, with the waiting time in minutes. */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a probar.`
}
