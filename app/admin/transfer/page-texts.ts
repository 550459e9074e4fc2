import type { ReportCounts } from './transfer-report.ts'

/** Texts of the export and import pages. */
export const pageTexts = {
  exportTitle: 'Exportar la web',
  exportIntro:
    'Un ZIP con todo el contenido: cada documento en Markdown, también los borradores, las imágenes que usan y las direcciones antiguas. Sirve para guardarlo, editarlo fuera o llevarlo a otra web. No lleva cuentas ni nada del alumnado.',
  holds: (documents: number) =>
    documents === 1 ? 'Ahora hay 1 documento.' : `Ahora hay ${documents} documentos.`,
  download: 'Descargar todo el contenido (ZIP)',
  preparing: 'Preparando el archivo…',
  downloading: 'Descargando…',
  downloaded: 'Descargado.',
  downloadFailed: 'No se pudo exportar. Vuelve a intentarlo dentro de un rato.',
  importTitle: 'Importar una web',
  importIntro:
    'Elige un ZIP de «Exportar la web», un ZIP de Markdown o el JSON de una base de datos de documentos. «Probar» dice qué haría con cada documento y no guarda nada.',
  file: 'Archivo (ZIP o JSON)',
  replaces: 'Sustituir los documentos que ya existen y son distintos',
  replacesHint: 'Lo anterior queda en su historial. Sin marcar, no se tocan.',
  check: 'Probar',
  run: 'Importar',
  sending: 'Enviando el archivo…',
  reading: 'Leyendo el archivo…',
  working: (done: number, all: number) => `Documento ${done} de ${all}`,
  offline: 'No hay conexión con la web. Lo que ya está guardado se queda; vuelve a intentarlo.',
  session: 'Tu sesión ha caducado. Inicia sesión en otra pestaña y vuelve a intentarlo.',
  trial: 'Es una prueba: no se ha guardado nada.',
  counts: ({ created, replaced, skipped, wrong }: ReportCounts) =>
    `${created} nuevos, ${replaced} sustituidos, ${skipped} sin cambios y ${wrong} mal.`,
  table: 'Qué ha pasado con cada archivo',
  columns: { file: 'Archivo', result: 'Resultado', title: 'Título' },
  statuses: { created: 'Creado.', replaced: 'Sustituido.', skipped: 'Sin cambios.', wrong: 'Mal.' },
  trialStatuses: {
    created: 'Se crearía.',
    replaced: 'Se sustituiría.',
    skipped: 'Sin cambios.',
    wrong: 'Mal.',
  },
  more: (count: number) => `Y ${count} archivos más.`,
} as const
