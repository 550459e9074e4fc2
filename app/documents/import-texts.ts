/** The import of many files at once. */
export const importTexts = {
  title: 'Importar varios archivos',
  intro:
    'Elige una carpeta o un ZIP con archivos Markdown (.md) y sus imágenes. Antes de guardar nada verás qué haría cada archivo.',
  folder: 'Elegir carpeta',
  zip: 'Elegir archivos o ZIP',
  tipoLabel:
    'Tipo de los archivos que no están en una carpeta temario, blog, retos, problemas, herramientas o categorias',
  reading: (done: number) => `Leyendo archivos: ${done}`,
  checking: 'Comprobando…',
  noDocuments: 'No hay ningún archivo Markdown (.md) en lo que has elegido.',
  unreadable: (name: string) => `No se pudo leer «${name}». Comprueba que es un ZIP o un archivo de texto.`,
  tooBig: (name: string) => `«${name}» es demasiado grande.`,
  tooMany: 'Son demasiados archivos: importa como mucho 500 documentos cada vez.',
  table: 'Qué haría la importación',
  columns: {
    choose: 'Importar',
    file: 'Archivo',
    kind: 'Tipo',
    title: 'Título',
    result: 'Resultado',
    line: 'Línea',
  },
  statuses: { new: 'Nuevo', replaces: 'Sustituye al que ya existe', error: 'Error' },
  missingPicture: (path: string) => `No está la imagen ${path}.`,
  run: (count: number) => (count === 1 ? 'Importar 1 documento' : `Importar ${count} documentos`),
  uploading: (done: number, all: number) => `Subiendo imagen ${done} de ${all}…`,
  uploadFailed: (path: string) => `Error al subir la imagen ${path}. No se ha importado nada.`,
  saving: (count: number) => `Guardando ${count} documentos…`,
  done: (count: number) =>
    count === 1 ? 'Se ha importado 1 documento.' : `Se han importado ${count} documentos.`,
  notDone: 'Hay errores: no se ha importado nada.',
  offline: 'No hay conexión con la web. No se ha importado nada. Vuelve a intentarlo.',
  session: 'Tu sesión ha caducado. Inicia sesión en otra pestaña y vuelve a intentarlo.',
  again: 'Elegir otros archivos',
  failed: {
    taken: 'Otro documento tiene ya ese slug o ese nombre.',
    exists: 'Otro documento tiene ya ese slug o ese nombre.',
    conflict: 'Otra persona lo está cambiando.',
    'not-found': 'El documento ya no existe.',
    'category-not-found': 'La categoría no existe.',
  },
} as const
