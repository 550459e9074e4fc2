export const searchTexts = {
  title: 'Buscar',
  description: 'Busca en los temas, retos, problemas, simuladores, herramientas y entradas de la web.',
  field: 'Buscar',
  submit: 'Buscar',
  results: 'Resultados',
  begin: 'Escribe una o varias palabras: «ley de Ohm», «engranajes», «PWM»…',
  none: (query: string) => `No hay resultados para «${query}».`,
  advice: 'Prueba con otra palabra o con menos. Los acentos y las mayúsculas no importan.',
  count: (total: number, query: string) =>
    total === 1 ? `1 resultado para «${query}»` : `${total} resultados para «${query}»`,
  corrected: 'Mostrando resultados de',
  partial: 'Nada tiene todas las palabras. Esto tiene algunas.',
  kind: 'Tipo',
  block: 'Bloque',
  course: 'Curso',
  all: 'Todos',
  more: 'Ver más',
  unavailable: 'Ahora no se puede buscar. Inténtalo de nuevo dentro de un momento.',
  close: 'Cerrar',
} as const

/** Texts of the panel page. */
export const searchPanelTexts = {
  title: 'Búsquedas',
  description:
    'Lo que se ha buscado sin encontrar nada, y las palabras que significan lo mismo. De quien busca no se guarda nada.',
  misses: 'Sin resultados',
  noMisses: 'Todo lo que se ha buscado se ha encontrado.',
  times: (count: number) => (count === 1 ? '1 vez' : `${count} veces`),
  lastOn: 'La última, el',
  forget: 'Olvidar',
  forgetAll: 'Vaciar la lista',
  forgotten: 'Borrado de la lista.',
  synonyms: 'Sinónimos',
  newSynonyms: 'Nuevos sinónimos',
  noSynonyms: 'Todavía no hay sinónimos.',
} as const
