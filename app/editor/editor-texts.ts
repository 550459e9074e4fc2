/** What edit screens say. */
export const editorTexts = {
  save: 'Guardar',
  saving: 'Guardando…',
  uploading: 'Subiendo...',
  cancel: 'Cancelar',
  edit: 'Editar',
  remove: 'Eliminar',
  history: 'Historial',
  view: 'Ver en la web',
  summary: 'Revisa el formulario:',
  optional: '(opcional)',
  saveFailed: (message: string) => `Error al guardar: ${message}`,
  failures: {
    session:
      'tu sesión ha caducado. Lo que has escrito sigue aquí y en este dispositivo. Inicia sesión en otra pestaña y pulsa Guardar otra vez.',
    forbidden: 'Acceso solo para administradores',
    network:
      'no hay conexión con la web. Lo que has escrito sigue aquí y en este dispositivo. Pulsa Guardar otra vez cuando vuelva.',
    server:
      'ha fallado el servidor. Lo que has escrito sigue aquí y en este dispositivo. Pulsa Guardar otra vez dentro de un rato.',
    gone: 'otra persona ha eliminado este documento. Restáuralo desde la papelera y pulsa Guardar otra vez.',
    category: 'la categoría ya no existe. Elige otra.',
  },
  signInElsewhere: 'Iniciar sesión en otra pestaña',
  openBin: 'Abrir la papelera en otra pestaña',
  leave:
    'Hay cambios sin guardar. ¿Quieres salir de todas formas? Se quedan como borrador en este dispositivo.',
  draftFound: 'Hay un borrador sin guardar en este dispositivo, del',
  draftRecover: 'Recuperar borrador',
  draftDiscard: 'Descartar borrador',
  draftRecovered: 'Borrador recuperado. Revísalo y guarda.',
  draftNotKept: 'Este navegador no deja guardar borradores: guarda a menudo.',
  conflictHeading: 'Otra persona ha guardado este documento mientras lo editabas',
  conflictIntro:
    'Compara las dos versiones y elige con cuál te quedas. La otra no se pierde: queda en el historial o como borrador.',
  conflictOther: (who: string | null) => `La versión guardada${who ? ` por ${who}` : ''}`,
  conflictMine: 'Tu versión',
  keepMine: 'Guardar mi versión',
  keepOther: 'Quedarme con la guardada',
  sameText: 'igual en las dos',
  empty: '(vacío)',
  importMarkdown: 'Importar Markdown',
  imported: (file: string) => `Se ha importado «${file}».`,
  importUndo: 'Deshacer la importación',
  importUndone: 'Importación deshecha.',
  importTooBig: 'El archivo es demasiado grande: como mucho 2 MB.',
  importUnreadable: 'No se pudo leer el archivo. Comprueba que es un archivo Markdown de texto (.md).',
  importNotText: 'El archivo no es de texto: elige un archivo Markdown (.md).',
  importIgnored: (names: string) => `No se ha usado lo que no es un texto: ${names}.`,
  deleteInUse: (topics: number) =>
    `No se puede eliminar: tiene ${topics === 1 ? 'un tema' : `${topics} temas`}. Muévelos o elimínalos antes.`,
  slugHint: 'Si lo dejas vacío, sale del título.',
  dayHint: 'Si la dejas vacía, la de hoy.',
  choose: 'Elige una opción',
  imageLabel: 'Imagen',
} as const

/** Names of the fields (decisions.md, Labels). */
export const fieldLabels: Record<string, string> = {
  title: 'Título',
  slug: 'Slug',
  summary: 'Resumen',
  description: 'Descripción',
  category: 'Categoría',
  categoryId: 'Categoría',
  content: 'Contenido',
  imageUrl: 'Imagen',
  published: 'Publicado',
  date: 'Fecha',
  startsOn: 'Fecha',
  name: 'Nombre',
  url: 'URL',
  color: 'Color',
  difficulty: 'Dificultad',
  solution: 'Solución',
  result: 'Resultado',
  position: 'Posición',
}

/** The Markdown textarea, its toolbar and its preview. */
export const markdownTexts = {
  toolbar: 'Formato',
  bold: 'Negrita',
  link: 'Enlace',
  image: 'Imagen',
  table: 'Tabla',
  formula: 'Fórmula',
  code: 'Código',
  boldSample: 'texto en negrita',
  linkSample: 'texto del enlace',
  altSample: 'qué se ve en la imagen',
  codeSample: 'código',
  tableSample: '| Magnitud | Unidad |\n| --- | --- |\n| Fuerza | N |\n',
  preview: 'Vista previa',
  previewEmpty: 'Aquí verás el texto como lo verá quien lo lea.',
  previewFailed: 'No se ha podido actualizar la vista previa.',
  warnings: 'Avisos para mejorar el texto',
  line: (line: number) => `Línea ${line}`,
  uploadingImage: 'Subiendo imagen...',
  uploadFailed: 'Error al subir la imagen.',
} as const

/** What authors are told about their text; it never stops them (issue 4, Warnings for authors). */
export const warningTexts = {
  noAlternative: 'La imagen no tiene texto alternativo: di qué se ve en ella.',
  headingJump: (from: number, to: number) =>
    `El título salta del nivel ${from} al ${to}: usa ${'#'.repeat(from + 1)}.`,
  vagueLink: (text: string) => `El enlace dice «${text}»: di a dónde lleva.`,
  deadLink: (address: string) => `El enlace a ${address} no lleva a ninguna página de esta web.`,
  deadPicture: (address: string) => `La imagen ${address} no está en esta web.`,
  outsidePicture: (address: string) =>
    `La imagen ${address} está en otra web: se verá como un enlace. Súbela aquí.`,
  more: (count: number) => `Y ${count} avisos más.`,
} as const
