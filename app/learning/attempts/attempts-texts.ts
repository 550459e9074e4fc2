const numbers = new Intl.NumberFormat('es')

export const attemptsTexts = {
  notReadable: 'No se entiende lo que se ha enviado: se esperaba una lista de intentos.',
  tooMany: (most: number): string => `Son demasiados intentos de una vez: como mucho, ${most}.`,
  tooLong: 'Lo que se ha enviado es demasiado grande.',
  tooOften:
    'Se están enviando intentos demasiado deprisa. Siguen guardados en el dispositivo y se enviarán luego.',
  erasedSince: 'Tu progreso se borró desde otro sitio: vuelve a cargarlo antes de enviar más.',
  signInFirst: 'Inicia sesión para guardar tus intentos en tu cuenta.',
  eraseTitle: 'Borrar mi progreso',
  eraseQuestion: '¿Borrar tu progreso?',
  eraseCount: (count: number): string =>
    count === 1
      ? 'Se borra el intento que hay en tu cuenta.'
      : `Se borran los ${numbers.format(count)} intentos que hay en tu cuenta.`,
  nothingToErase: 'Tu cuenta no tiene ningún intento.',
  eraseElsewhere:
    'De tus otros dispositivos desaparecen en cuanto los abras con conexión. No se puede deshacer.',
  erase: 'Borrar mi progreso',
  whose: '¿Estos intentos son tuyos?',
  whoseNote: (count: number): string =>
    `En este dispositivo ${count === 1 ? 'hay un intento hecho' : `hay ${numbers.format(count)} intentos hechos`} sin iniciar sesión.`,
  mine: 'Sí, guardar en mi cuenta',
  notMine: 'No, dejar aparte',
  nowMine: 'Ya están en tu cuenta.',
  soonMine: 'Son tuyos. Se enviarán a tu cuenta en cuanto haya conexión.',
  leftApart: 'Se quedan en este dispositivo, aparte de tu cuenta.',
  close: 'Cerrar',
  unsentAtSignOut: (count: number): string =>
    `${count === 1 ? 'Hay un intento que todavía no ha llegado' : `Hay ${numbers.format(count)} intentos que todavía no han llegado`} a tu cuenta. Si cierras la sesión ahora, se ${count === 1 ? 'pierde' : 'pierden'}. ¿Cerrarla?`,
} as const
