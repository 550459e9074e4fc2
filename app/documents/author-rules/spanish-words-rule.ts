import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { before, findInProse } from './find-in-prose.ts'

/**
 * English words with a Spanish equivalent. Those that the Royal Spanish Academy accepts (hardware, software,
 * web, wifi) are allowed.
 */
const SPANISH: Readonly<Record<string, string>> = {
  link: 'enlace',
  links: 'enlaces',
  email: 'correo',
  emails: 'correos',
  mail: 'correo',
  mails: 'correos',
  mailing: 'envío de correos',
  password: 'contraseña',
  passwords: 'contraseñas',
  login: 'inicio de sesión',
  username: 'nombre de usuario',
  online: 'en línea',
  offline: 'sin conexión',
  webcam: 'cámara web',
  webcams: 'cámaras web',
  feedback: 'comentarios',
  click: 'clic',
  clickar: 'hacer clic',
  tablet: 'tableta',
  tablets: 'tabletas',
  smartphone: 'móvil',
  smartphones: 'móviles',
  pendrive: 'memoria USB',
  pendrives: 'memorias USB',
  backup: 'copia de seguridad',
  backups: 'copias de seguridad',
  app: 'aplicación',
  apps: 'aplicaciones',
  input: 'entrada',
  inputs: 'entradas',
  output: 'salida',
  outputs: 'salidas',
  layout: 'disposición',
  display: 'pantalla',
  streaming: 'emisión en directo',
  download: 'descarga',
  upload: 'subida',
  file: 'archivo',
  files: 'archivos',
  folder: 'carpeta',
  folders: 'carpetas',
  template: 'plantilla',
  templates: 'plantillas',
  checklist: 'lista de comprobación',
  deadline: 'fecha límite',
  brainstorming: 'lluvia de ideas',
  storytelling: 'narración',
  workshop: 'taller',
  newsletter: 'boletín',
  tip: 'consejo',
  tips: 'consejos',
  maker: 'creador',
  makers: 'creadores',
  briefing: 'encargo',
  parking: 'aparcamiento',
  planning: 'planificación',
  manager: 'responsable',
  testing: 'pruebas',
  bug: 'error',
  bugs: 'errores',
  debug: 'depurar',
  debuggear: 'depurar',
  resetear: 'reiniciar',
  loguearse: 'iniciar sesión',
  printear: 'imprimir',
  spoiler: 'destripe',
  spoilers: 'destripes',
  bullying: 'acoso',
  hobby: 'afición',
  stock: 'existencias',
  gap: 'hueco',
  'e-mail': 'correo',
  'e-mails': 'correos',
  'big data': 'macrodatos',
  'machine learning': 'aprendizaje automático',
  'deep learning': 'aprendizaje profundo',
}
// Words whose Spanish equivalent has the same gender and position in a sentence.
const EXCHANGEABLE =
  /^(?:links?|e-?mails?|mails?|click|tablets?|apps?|files?|tips?|online|brainstorming|parking)$/
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.keys(SPANISH).sort().reverse().join('|')})(?![\\p{L}\\p{N}_-])`,
  'giu',
)

/**
 * English words with a Spanish equivalent must not be used. A capital inside a sentence marks a name: «App
 * Inventor».
 */
export const spanishWordsRule: AuthorRule = {
  name: 'spanish-words',
  level: 'style',
  check: (text) =>
    findInProse(text, WORDS, (match) => {
      const [word] = match
      const after = match.input.slice(match.index + word.length, match.index + word.length + 2)
      const isCapital = /^\p{Lu}/u.test(word)
      const isName = isCapital && (/[\p{L}\p{N},»] $/u.test(before(match)) || /^ \p{Lu}/u.test(after))
      const spanish = SPANISH[word.toLowerCase()]
      if (isName || spanish === undefined) return undefined
      const put = isCapital ? spanish.charAt(0).toUpperCase() + spanish.slice(1) : spanish
      const message = ruleTexts.foreignWord(word, spanish)
      return EXCHANGEABLE.test(word.toLowerCase()) ? { message, put } : { message }
    }),
}
