export const copiesTexts = {
  title: 'Copias de seguridad',
  description:
    'Cada copia lleva toda la web: textos, imágenes, cuentas, historial y progreso. Se hacen mientras la web sigue funcionando.',
  private:
    'Una copia lleva los correos de las cuentas y sus contraseñas cifradas: guárdala donde solo la lea quien administra.',
  make: 'Hacer una copia ahora',
  begun: 'La copia ha empezado.',
  alreadyRunning: 'Ya se está haciendo una copia.',
  making: (percent: number): string => `Haciendo la copia: ${percent}\u00A0%`,
  none: 'Todavía no hay ninguna copia.',
  download: 'Descargar',
  listHeading: 'Copias guardadas',
  late: 'Hace demasiado de la última copia de seguridad.',
  neverMade: 'Todavía no hay ninguna copia de seguridad.',
  newest: 'Última copia de seguridad:',
  see: 'Ver copias de seguridad',
  failed: 'La última copia no se pudo hacer:',
  placeUnavailable: 'No se puede leer el lugar de las copias. Mira el registro del servidor.',
  reasons: {
    database: 'la base de datos no respondía.',
    'quota-exceeded': 'no queda sitio donde se guardan.',
    'read-only': 'no se puede escribir donde se guardan.',
    'bucket-not-found': 'no se encuentra el almacén, o no admite las claves.',
    unavailable: 'el almacén no respondía.',
  } as Record<string, string>,
  otherReason: 'el registro del servidor dice por qué.',
} as const
