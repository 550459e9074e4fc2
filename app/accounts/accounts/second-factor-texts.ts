export const secondFactorTexts = {
  title: 'Verificación en dos pasos',
  intro:
    'Además de la contraseña, al entrar se pide un código de seis cifras que solo tiene tu móvil. Quien averigüe tu contraseña no podrá entrar con ella.',
  off: 'Desactivada.',
  on: 'Activada el',
  manage: 'Gestionar',
  turnOn: 'Activar',
  /** Signing in. */
  codeTitle: 'Código de verificación',
  codeHint: 'Abre la aplicación de códigos de tu móvil y escribe las seis cifras que muestra para esta web.',
  code: 'Código de verificación',
  enter: 'Entrar',
  useRecovery: 'Usar un código de recuperación',
  recoveryTitle: 'Código de recuperación',
  recoveryHint:
    'Escribe uno de los códigos que guardaste al activar la verificación en dos pasos. Cada uno vale una vez.',
  recovery: 'Código de recuperación',
  useApp: 'Usar un código de la aplicación',
  lost: 'Si no tienes ni el móvil ni los códigos, quien administra el servidor puede desactivar la verificación.',
  wrongCode: 'El código no es correcto o ya se ha usado. Espera al siguiente y vuelve a probar.',
  wrongRecovery: 'El código de recuperación no es correcto o ya se ha usado.',
  tooLate: 'Ha pasado demasiado tiempo desde que escribiste la contraseña. Vuelve a entrar.',
  again: 'Volver a entrar',
  /** Setting up. */
  need: 'Necesitas una aplicación de códigos (TOTP) en el móvil: FreeOTP, Aegis, Google Authenticator, Microsoft Authenticator…',
  scan: 'Lee este código QR con la aplicación',
  qrAlt: 'Código QR con la clave de la verificación en dos pasos',
  orType: 'o escribe en ella esta clave (basada en el tiempo, 6 cifras):',
  confirmHint:
    'Después escribe el código que muestra la aplicación. Hasta entonces no cambia nada. Se cerrarán tus demás sesiones.',
  confirm: 'Confirmar y activar',
  startedTooLong: 'Ha pasado demasiado tiempo. Empieza de nuevo.',
  alreadyOn: 'La verificación en dos pasos ya estaba activada.',
  /** Managing an active factor. */
  codesLeft: (count: number): string =>
    count === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${count} códigos de recuperación.`,
  eitherCode: 'El de la aplicación, o uno de recuperación.',
  newCodes: 'Códigos de recuperación nuevos',
  newCodesHint: 'Los de antes dejarán de valer.',
  makeCodes: 'Hacer códigos nuevos',
  turnOff: 'Desactivar',
  turnOffHint: 'Para entrar bastará otra vez con la contraseña.',
  turnOffTitle: 'Desactivar la verificación en dos pasos',
  turnedOff: 'Verificación en dos pasos desactivada.',
  turnedOn: 'Verificación en dos pasos activada. Tus demás sesiones se han cerrado.',
  /** New recovery codes, shown once. */
  codesTitle: 'Tus códigos de recuperación',
  codesHint:
    'Guárdalos fuera del móvil: con cada uno puedes entrar una vez si lo pierdes. No se volverán a mostrar.',
  copy: 'Copiar',
  copied: 'Copiados.',
  notCopied: 'No se han podido copiar: selecciónalos y cópialos tú.',
  download: 'Descargar',
  print: 'Imprimir',
  done: 'Ya los he guardado',
  fileTitle: (site: string): string => `Códigos de recuperación de ${site}`,
} as const
