import type { Exported } from '../../app/admin/transfer/export-site.server.ts'

type Counts = Record<'created' | 'replaced' | 'skipped' | 'wrong', number>

/** Output of the export and import commands. */
export const commandTexts = {
  exportUsage:
    'Uso: npm run export -- ARCHIVO.zip\nEscribe en un ZIP todo el contenido de la web y sus imágenes.',
  exported: (file: string, { documents, pictures, figures, lost }: Exported): string =>
    [
      `Exportado a ${file}: ${documents} documentos, ${pictures} imágenes y ${figures} figuras.`,
      ...lost.map((address) => `Falta la imagen ${address}: un documento la usa y no está en el almacén.`),
    ].join('\n'),
  importUsage:
    'Uso: npm run import -- ARCHIVO.zip [--probar] [--sustituir]\n' +
    'Importa una web exportada, un ZIP de Markdown o un JSON de una base de datos de documentos.\n' +
    '  --probar     dice qué haría con cada documento y no guarda nada (también --dry-run)\n' +
    '  --sustituir  cambia también los documentos que ya existen y son distintos (también --replace)',
  progress: (done: number, all: number): string => `${done} de ${all}`,
  statuses: { created: 'creado', replaced: 'sustituido', skipped: 'sin cambios', wrong: 'mal' },
  trialStatuses: { created: 'se crearía', replaced: 'se sustituiría', skipped: 'sin cambios', wrong: 'mal' },
  row: (status: string, path: string, title: string, message: string): string =>
    `${status.padEnd(15)}${path}${title && ` «${title}»`}${message && `: ${message}`}`,
  imported: ({ created, replaced, skipped, wrong }: Counts, isTrial: boolean): string =>
    `${isTrial ? 'Prueba, no se ha guardado nada' : 'Importado'}: ${created} nuevos, ${replaced} sustituidos, ${skipped} sin cambios y ${wrong} que están mal.`,
  noDatabase:
    'Aquí no hay ninguna base de datos de esta versión. Comprueba DATA_DIR y DATABASE_URL, y que la web haya arrancado alguna vez.',
  noSpace: (file: string): string => `No queda sitio en el disco para escribir ${file}.`,
  noFile: (file: string): string => `No se puede leer ni escribir ${file}.`,
} as const
