import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { fill, form, type Hostile, json, multipartForm, toForm } from './hostile.ts'

// Words that trigger folding, splitting, correction and completion in the search.
const words = [
  'a',
  'á',
  'ñ ',
  'palanca ',
  'palanka ',
  'engranajes y ',
  '"',
  '-',
  '%F0%9F%98%80',
  '%00',
  '\\',
  '*',
]
const patterns = ['a', '%', '%25', '..%2F', '%00', '-', ',', '.', '~']

const searched = [
  '/buscar',
  '/api/buscar',
  '/editor',
  '/editor/auditoria',
  '/editor/imagenes',
  '/editor/busquedas',
]
const listed = ['/fichas', '/fichas/hoja', '/fichas/responder', '/fichas/moodle.xml', '/fichas/gift.txt']
const exported = [
  ...['/editor/exportar/contenido.zip', '/editor/auditoria/registro.csv', '/cuenta/datos'],
  '/editor/curriculo/cobertura.csv',
]
const tablesFor = ['persona', 'accion', 'tipo', 'del', 'al']

const smallForms = [
  ...['/entrar', '/entrar/codigo', '/recuperar', '/recuperar/nueva', '/cuenta', '/cuenta/verificacion'],
  ...[
    '/cuenta/progreso',
    '/editor/personas',
    '/invitacion',
    '/editor/sitio',
    '/editor/papelera',
    '/editor/ia',
  ],
  ...['/editor/copias', '/editor/busquedas', '/editor/importar', '/editor/importar/web', '/editor/exportar'],
  ...['/api/ideas', '/api/ia/temario/x', '/editor/contenido-de-muestra', '/editor/historial/blog/x'],
]

// All field names that small forms read, so that each form finds its own.
const fields = [
  ...[
    'accion',
    'intent',
    'answer',
    'openedAt',
    'version',
    'title',
    'tipo',
    'text',
    'tema',
    'seguro',
    'query',
  ],
  ...['email', 'password', 'ejercicio', 'bloque', 'binId', 'code', 'token', 'role', 'volver', 'modo'],
]

function attempts(count: number, exercise: string): string {
  const attempt = {
    at: new Date().toISOString(),
    exercise,
    seed: '',
    verdict: 'right',
    hints: 0,
    isSolutionSeen: false,
  }
  const list = Array.from({ length: count }, () => ({ id: randomUUID(), ...attempt }))
  return JSON.stringify({ log: '', attempts: list })
}

/** A ZIP of `count` files with this text, as the import page uploads it. */
function sentZip(count: number, text: string): Pick<Hostile, 'type' | 'body'> {
  const file = new TextEncoder().encode(`---\ntitle: Hostil\nexcerpt: r\ncategory: General\n---\n${text}`)
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`blog/hostil-${index}.md`, file]),
  )
  return multipartForm({ modo: 'comprobar' }, { archivo: zipSync(files, { level: 1 }) })
}

function tus(name: string, value: string): Hostile {
  return {
    path: '/subidas',
    type: 'application/offset+octet-stream',
    body: Buffer.alloc(1_000, 'x'),
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1000', [name]: value },
  }
}

/** Hostile requests to routes that accept only small bodies. */
export const hostileSmallRequests: Record<string, () => Hostile[]> = {
  'searches of 8 kB': () =>
    searched.flatMap((path) => words.map((word) => ({ path: `${path}?q=${fill(encodeURI(word), 7_900)}` }))),
  'worksheets of 8 kB of names': () =>
    listed.flatMap((path) =>
      ['p=a&', 'p=a.', 'p=palanca-1.', 'p=%25&'].map((piece) => ({ path: `${path}?${fill(piece, 7_900)}` })),
    ),
  'registers narrowed by 8 kB': () =>
    tablesFor.flatMap((name) =>
      ['/editor/auditoria', '/editor/auditoria/registro.csv'].map((path) => ({
        path: `${path}?${name}=${fill('a', 7_900)}`,
      })),
    ),
  'tables and files of everything': () => exported.map((path) => ({ path })),
  'addresses of 8 kB': () =>
    [
      '/',
      '/topic/',
      '/problemas/',
      '/media/',
      '/figuras/',
      '/qr/',
      '/og/topic/',
      '/vista-previa/',
      '/editar/',
      '/sitemap/',
    ].flatMap((path) => patterns.map((piece) => ({ path: path + fill(piece, 7_900) }))),
  'headers of uploads of 8 kB': () =>
    ['a,', 'a b,', ' ', ',', 'location YQ==,', 'location =', 'Zm9v'].flatMap((piece) => [
      tus('Upload-Metadata', `location dGVtYXJpb0ltYWdlcw==,${fill(piece, 7_900)}x`),
      tus('Upload-Checksum', `${fill(piece, 7_900)}x`),
    ]),
  'headers of 8 kB': () =>
    [
      'Accept-Encoding',
      'If-None-Match',
      'Cookie',
      'Range',
      'Accept',
      'Accept-Language',
      'X-Forwarded-For',
      'Forwarded',
    ].flatMap((name) =>
      ['a', ',', '"a",', 'a=b; ', 'br;q=0,', ' ;', '0-1,', '1.1.1.1, '].map((piece) => ({
        path: '/problemas',
        headers: { [name]: `${fill(piece, 7_900)}x` },
      })),
    ),
  'attempts at the limit': () =>
    [
      attempts(100, 'problemas:x'),
      attempts(100, 'temario:x:00000000'),
      fill('[', 65_000),
      fill('{"log":', 65_000),
    ].map((body) => ({
      path: '/api/intentos',
      type: json,
      body,
    })),
  'forms of 60 kB to every small form': () =>
    smallForms.flatMap((path) =>
      ['a=b&', 'accion=invitar&email=a%40', 'email=', 'tema=a', '%'].map((piece) => ({
        path,
        type: form,
        body: fill(piece, 60_000),
      })),
    ),
  'small forms with all that they read': () =>
    smallForms.flatMap((path) =>
      ['a', '%', 'á', 'a@', '<b>', '\n'].map((piece) => {
        // In total just below the body limit of a small form.
        const most = 14_000 / fields.length / encodeURIComponent(piece).length
        const long = piece.repeat(Math.floor(most))
        const texts = Object.fromEntries(fields.map((name) => [name, long]))
        return { path, type: form, body: toForm(texts) }
      }),
    ),
  'settings of long lines': () =>
    ['a', '\n', 'á ', '<', '[a](', '#'].map((piece) => {
      const text = fill(piece, 20_000)
      const body = toForm({ name: text, school: text, menu: text, colour: text })
      return { path: '/editor/sitio', type: form, body }
    }),
  'whole sites as ZIP': () => [
    { path: '/editor/importar/web/archivo', ...sentZip(2_000, fill('**a ', 2_000)) },
    { path: '/editor/importar/web/archivo', ...sentZip(50, fill('> - ', 95_000)) },
    { path: '/editor/importar/web/archivo', ...sentZip(20, 'a'.repeat(5_000_000)) },
  ],
}
