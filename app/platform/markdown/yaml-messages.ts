import type { YAMLError } from 'yaml'

/** Messages for authors in Spanish by the parser's error code; the parser's own are English. */
const messages: Record<YAMLError['code'], string> = {
  ALIAS_PROPS: 'un alias (*nombre) no puede llevar ancla ni etiqueta',
  BAD_ALIAS: 'un alias (*nombre) no tiene nada a lo que referirse',
  BAD_COLLECTION_TYPE: 'hay una etiqueta (!nombre) que no se admite',
  BAD_DIRECTIVE: 'sobra una línea que empieza por %',
  BAD_DQ_ESCAPE: 'hay una barra invertida (\\) que no se entiende dentro de las comillas dobles',
  BAD_INDENT: 'la sangría de una línea no cuadra con la de las demás',
  BAD_PROP_ORDER: 'hay un signo fuera de lugar',
  BAD_SCALAR_START: 'un valor empieza por un signo reservado: escríbelo entre comillas',
  BLOCK_AS_IMPLICIT_KEY: 'sobran dos puntos o falta un salto de línea: escribe el valor entre comillas',
  BLOCK_IN_FLOW: 'hay una lista con guiones o una clave dentro de unos corchetes o llaves',
  DUPLICATE_KEY: 'hay una clave repetida',
  IMPOSSIBLE: 'hay un signo fuera de lugar',
  KEY_OVER_1024_CHARS: 'una clave es demasiado larga: faltan unos dos puntos o unas comillas',
  MISSING_CHAR: 'faltan unas comillas, unos dos puntos o un paréntesis de cierre',
  MULTILINE_IMPLICIT_KEY: 'una línea no tiene la forma «clave: valor»',
  MULTIPLE_ANCHORS: 'hay dos anclas (&nombre) en el mismo sitio',
  MULTIPLE_DOCS: 'hay más de un bloque entre líneas ---',
  MULTIPLE_TAGS: 'hay dos etiquetas (!nombre) en el mismo sitio',
  NON_STRING_KEY: 'una clave es una lista o un grupo: escribe una palabra antes de los dos puntos',
  RESOURCE_EXHAUSTION: 'hay demasiadas listas o grupos unos dentro de otros',
  TAB_AS_INDENT: 'hay un tabulador al principio de una línea: usa espacios',
  TAG_RESOLVE_FAILED: 'hay una etiqueta (!nombre) que no se admite',
  UNEXPECTED_TOKEN: 'hay un signo fuera de lugar',
}

/** The message for an alias error; only the parser's text distinguishes the two cases. */
export function aliasMessage(message: string): string {
  return message.startsWith('Excessive')
    ? 'hay demasiados alias (*nombre)'
    : 'un alias (*nombre) no tiene nada a lo que referirse'
}

/** The message for a parser error, in Spanish. */
export function yamlMessage({ code }: Pick<YAMLError, 'code'>): string {
  return messages[code]
}
