/** Texts of the import of many files. */
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
  faults: {
    'no-zip': (name: string) =>
      `No se pudo leer «${name}». No es un ZIP o está a medias: vuelve a hacerlo o a descargarlo.`,
    unreadable: (name: string) =>
      `No se pudo leer «${name}». Comprueba que el archivo se abre en tu ordenador.`,
    damaged: (name: string) => `«${name}» está dañado dentro del ZIP: vuelve a hacer el ZIP.`,
    encrypted: (name: string) => `«${name}» tiene contraseña: haz el ZIP sin ella.`,
    'too-big': (name: string) =>
      `«${name}» es demasiado grande: un documento puede ocupar 2 MB y una imagen 10 MB.`,
    'too-much': (name: string) => `«${name}» es demasiado grande: descomprimido ocupa más de 300 MB.`,
    'too-many-files': (name: string) =>
      `«${name}» tiene demasiados archivos: importa como mucho 5000 documentos e imágenes cada vez.`,
    'too-many-documents': (name: string) =>
      `«${name}» tiene demasiados documentos: importa como mucho 500 cada vez.`,
    'long-path': (name: string) =>
      `El nombre de un archivo, con sus carpetas, es demasiado largo: «${name.slice(0, 80)}…». Como mucho 1000 letras.`,
  },
  tooMany: 'Son demasiados archivos: importa como mucho 500 documentos cada vez.',
  tooLong: 'Los textos son demasiado largos para una sola vez: importa menos documentos.',
  table: 'Qué haría la importación',
  columns: {
    choose: 'Importar',
    file: 'Archivo',
    kind: 'Tipo',
    title: 'Título',
    result: 'Resultado',
    line: 'Línea',
  },
  statuses: { new: 'Nuevo', replaces: 'Sustituye al que ya existe', error: 'No se puede importar.' },
  imported: { new: 'Importado', replaces: 'Sustituido' },
  hints: (count: number) =>
    count === 1 ? '1 aviso para mejorar el texto' : `${count} avisos para mejorar el texto`,
  missingPicture: (path: string) => `No está la imagen ${path}.`,
  otherPicture: (path: string, wanted: string) => `Se usa la imagen ${path} para ${wanted}.`,
  run: (count: number) => (count === 1 ? 'Importar 1 documento' : `Importar ${count} documentos`),
  uploading: (done: number, all: number) => `Subiendo imagen ${done} de ${all}…`,
  uploadFailed: (path: string) => `Error al subir la imagen ${path}. No se ha importado nada.`,
  saving: (count: number) => `Guardando ${count} documentos…`,
  done: (count: number) =>
    count === 1 ? 'Se ha importado 1 documento.' : `Se han importado ${count} documentos.`,
  notDone: 'Hay errores: no se ha importado nada.',
  refused: 'La web no ha podido leer lo que has elegido. No se ha importado nada.',
  fault: 'Ha fallado el servidor. No se ha importado nada. Vuelve a intentarlo dentro de un rato.',
  unavailable:
    'La base de datos no responde ahora. No se ha importado nada. Vuelve a intentarlo dentro de un momento.',
  offline: 'No hay conexión con la web. No se ha importado nada. Vuelve a intentarlo.',
  session: 'Tu sesión ha caducado. Inicia sesión en otra pestaña y vuelve a intentarlo.',
  again: 'Elegir otros archivos',
} as const
