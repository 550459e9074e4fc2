/** What reading a document may say of it. */
export const importMessages = {
  ignored: (names: string) => `No se ha usado lo que no es un texto: ${names}.`,
  failed: {
    taken: 'Otro documento tiene ya ese slug o ese nombre.',
    exists: 'Otro documento tiene ya ese slug o ese nombre.',
    conflict: 'Otra persona lo está cambiando.',
    'not-found': 'El documento ya no existe.',
  },
} as const

/** What an import says of the texts themselves; it never stops them. */
export const hintTexts = {
  inLine: (line: number, message: string) => `Línea ${line}: ${message}`,
  more: (count: number) => (count === 1 ? 'Y 1 aviso más.' : `Y ${count} avisos más.`),
  unread: 'La importación es muy larga y este texto no se ha revisado.',
} as const
