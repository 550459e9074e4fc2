import type { Words } from '../../documents/core/words.ts'

/** Texts of the edit screens. */
export const editorTexts = {
  copyOf: (title: string) => `${title} (copia)`,
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
    database:
      'la base de datos no responde ahora. Lo que has escrito sigue aquí y en este dispositivo. Espera un momento y pulsa Guardar otra vez.',
    disk: 'el disco del servidor está lleno o no admite cambios. Lo que has escrito sigue aquí y en este dispositivo. Avisa a quien mantiene la web y pulsa Guardar otra vez después.',
    gone: 'otra persona ha eliminado este documento. Restáuralo desde la papelera y pulsa Guardar otra vez.',
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
  saved: (title: string, section: string) => `Se ha guardado «${title}» en ${section}.`,
  keepEditing: 'Seguir editando',
  seeInList: 'Ver en la lista',
  deleted: (title: string) => `Se ha eliminado «${title}».`,
  undoDelete: 'Deshacer',
  openBinHere: 'Abrir la papelera',
  close: 'Cerrar',
  differenceKey: 'Lo que ha cambiado está tachado en el texto de antes y subrayado en el otro.',
  savedNow: 'Guardado ahora',
  sameText: 'igual en las dos',
  empty: '(vacío)',
  newReference: ({ one, gender }: Words) => {
    const [un, nueva] = gender === 'm' ? ['un', 'nuevo'] : ['una', 'nueva']
    return {
      summary: `Crear ${un} ${one} ${nueva}`,
      label: `Nombre ${gender === 'm' ? 'del' : 'de la'} ${one} ${nueva}`,
      make: 'Crear',
      nameMissing: 'Escribe un nombre.',
      failed: `No se ha podido crear. Puede que ya exista ${un} ${one} con ese nombre.`,
    }
  },
  importMarkdown: 'Importar Markdown',
  imported: (file: string) => `Se ha importado «${file}».`,
  importUndo: 'Deshacer la importación',
  importUndone: 'Importación deshecha.',
  importTooBig: 'El archivo es demasiado grande: como mucho 2 MB.',
  importUnreadable: 'No se pudo leer el archivo. Comprueba que es un archivo Markdown de texto (.md).',
  importNotText: 'El archivo no es de texto: elige un archivo Markdown (.md).',
  choose: 'Elige una opción',
} as const

/** Texts of the Markdown field: toolbar, preview and modes. */
export const markdownTexts = {
  modes: 'Cómo escribir',
  mode: { visual: 'Modo visual', markdown: 'Modo Markdown' },
  nowIn: { visual: 'Ahora escribes en modo visual.', markdown: 'Ahora escribes en modo Markdown.' },
  visualOpening: 'Abriendo el modo visual…',
  visualFailed: 'No se ha podido abrir el modo visual. Escribe en modo Markdown; no se ha perdido nada.',
  visualLeft: (block: string) =>
    `Un bloque del modo visual no se podía escribir en Markdown sin cambiar lo que dice. Aquí está con todas sus letras; compruébalo en la vista previa: «${block}»`,
  visualHtml: 'Este texto está en HTML: se edita tal como está.',
  toolbar: 'Formato',
  bold: 'Negrita',
  link: 'Enlace',
  image: 'Insertar imagen',
  table: 'Tabla',
  formula: 'Fórmula',
  code: 'Código',
  question: 'Pregunta',
  simulator: 'Simulador',
  formFailed: 'No se ha podido abrir el formulario. Comprueba la conexión y pulsa el botón otra vez.',
  written: (what: string) => `${what}: insertado.`,
  boldSample: 'texto en negrita',
  codeSample: 'código',
  preview: 'Vista previa',
  previewEmpty: 'Aquí verás el texto como lo verá quien lo lea.',
  previewFailed: 'No se ha podido actualizar la vista previa.',
  hints: 'Avisos para mejorar el texto',
  mend: 'Corregir',
  line: (line: number) => `Línea ${line}`,
  uploadingImage: 'Subiendo imagen...',
  uploaded: 'Imagen subida.',
  uploadFailed: 'Error al subir la imagen.',
} as const

/**
 * Messages of /edit/{tipo}/{id} when it cannot show a form (docs/product.md 6.2). The route throws them with
 * `data({ message }, { status })`.
 */
export const editRouteErrors = {
  /** `tipo` or `id` is missing: status 400. */
  invalidParameters: 'Parámetros de URL inválidos',
  /** Unknown `tipo`, or no document with that id: status 404. */
  noForm: 'No se pudo cargar el formulario',
} as const
