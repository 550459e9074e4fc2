/** Messages about marks of other programs that cannot be converted. */
export const foreignTexts = {
  inLine: (line: number, message: string) => `Línea ${line}: ${message}`,
  more: (count: number) => (count === 1 ? 'Y 1 marca más.' : `Y ${count} marcas más.`),
  comment: 'se ha quitado un comentario (%% … %%).',
  page: (name: string) => `no se encuentra la página de [[${name}]]: queda su texto, sin enlace.`,
  embed: (name: string) => `![[${name}]] no es una imagen: queda un enlace o su texto.`,
  callout: 'un cuadro dentro de otro queda como cita.',
  longFormula: 'la fórmula es demasiado larga y queda como código.',
  raised: (mark: string) => `«${mark}» no se puede escribir con letras pequeñas: usa una fórmula.`,
  unit: (mark: string) => `«${mark}» no se entiende: escribe el número y su unidad.`,
  titles: {
    note: 'Nota',
    tip: 'Consejo',
    info: 'Información',
    important: 'Importante',
  },
} as const
