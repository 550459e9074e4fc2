import type { YAMLError } from 'yaml'

/** What an author did wrong, by the parser's code; its own words are English. */
const messages: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'un alias (*nombre) no tiene nada a lo que referirse',
  BAD_DQ_ESCAPE: 'hay una barra invertida (\\) que no se entiende dentro de las comillas dobles',
  BAD_INDENT: 'la sangría de una línea no cuadra con la de las demás',
  BAD_SCALAR_START: 'un valor empieza por un signo reservado: escríbelo entre comillas',
  BLOCK_AS_IMPLICIT_KEY: 'sobran dos puntos o falta un salto de línea: escribe el valor entre comillas',
  DUPLICATE_KEY: 'hay una clave repetida',
  MISSING_CHAR: 'faltan unas comillas, unos dos puntos o un paréntesis de cierre',
  MULTILINE_IMPLICIT_KEY: 'una línea no tiene la forma «clave: valor»',
  MULTIPLE_ANCHORS: 'hay dos anclas (&nombre) en el mismo sitio',
  TAB_AS_INDENT: 'hay un tabulador al principio de una línea: usa espacios',
  TAG_RESOLVE_FAILED: 'hay una etiqueta (!nombre) que no se admite',
  UNEXPECTED_TOKEN: 'hay un signo fuera de lugar',
}

/** What is wrong with an alias; the parser tells the two apart by its words only. */
export function aliasMessage(message: string): string {
  return message.startsWith('Excessive')
    ? 'hay demasiados alias (*nombre)'
    : 'un alias (*nombre) no tiene nada a lo que referirse'
}

/** The error of the parser in Spanish, with the parser's words for what has none. */
export function yamlMessage({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  return messages[code] ?? message
}
