import { htmlPieces, markdownPieces } from '../../app/platform/markdown/hostile-markdown-fixture.ts'
import { fill, form, type Hostile, json, toForm } from './hostile.ts'
import { hostileSmallRequests } from './hostile-small-requests.ts'

const pieces = [...markdownPieces, ...htmlPieces]

const post = (content: string, index: number): Record<string, string> => ({
  formId: `hold-${index}-${content.length}`,
  title: `Hostil ${index} ${content.length}`,
  summary: 'r',
  category: 'General',
  published: 'on',
  content,
})
const problem = (text: string, index: number): Record<string, string> => ({
  formId: `two-${index}`,
  title: `Hostil ${index}`,
  difficulty: 'Media',
  description: text,
  solution: text,
})

function importOf(count: number, length: number): string {
  const files = Array.from({ length: count }, (_, index) => {
    const text = fill(pieces[index % pieces.length] ?? 'a', length)
    const head = `---\ntitle: Importada ${count} ${index}\nexcerpt: r\ncategory: General\n---\n`
    return { path: `blog/importada-${count}-${index}.md`, tipo: 'blog', text: head + text }
  })
  return JSON.stringify({ mode: 'check', files, pictures: {} })
}

function multipart(parts: number): string {
  return Array.from(
    { length: parts },
    () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
  ).join('')
}

const create = '/edit/blog/nuevo'
const importing = '/editor/importar/documentos'
const signIn = '/api/auth/sign-in/email'

const queried = [
  ...[
    '/',
    '/problemas',
    '/blog',
    '/temario',
    '/retos',
    '/glosario',
    '/herramientas',
    '/simuladores',
    '/repasar',
  ],
  ...[
    '/progreso',
    '/entrar',
    '/edit/blog/nuevo',
    '/editor',
    '/editor/papelera',
    '/editor/personas',
    '/rss.xml',
  ],
]

/** Hostile requests, grouped by attack; the requests of a group are sent in sequence. */
export const hostileRequests: Record<string, () => Hostile[]> = {
  'pages, each for the first time': () => queried.map((path) => ({ path })),
  'query strings of 8 kB': () =>
    queried.flatMap((path) =>
      ['a&', 'categoria=%&', 'a=b&', '%20', '+', 'desde=', '?'].map((piece) => ({
        path: `${path}?${fill(piece, 8000)}`,
      })),
    ),
  'previews of 100 kB of every hostile piece': () =>
    pieces.map((piece) => ({
      path: '/editor/vista-previa',
      type: form,
      body: toForm({ text: fill(piece, 100_000) }),
    })),
  'saves of 100 kB of every hostile piece': () =>
    pieces.map((piece, index) => ({
      path: create,
      type: form,
      body: toForm(post(fill(piece, 99_000), index)),
    })),
  'saves of two texts of 100 kB': () =>
    pieces.map((piece, index) => ({
      path: '/edit/problemas/nuevo',
      type: form,
      body: toForm(problem(fill(piece, 99_000), index)),
    })),
  'documents saved without leaving their page, and deleted': () =>
    pieces
      .map((piece, index) => ({
        path: `/editor/documentos/blog/entrada-${index % 20}`,
        method: 'PUT',
        type: form,
        body: toForm(post(fill(piece, 99_000), index)),
      }))
      .concat(
        Array.from({ length: 10 }, (_, index) => ({
          path: `/editor/documentos/retos/reto-${index}`,
          method: 'DELETE',
          type: form,
          body: '',
        })),
      ),
  'answers of a model, each of a hostile piece': () =>
    Array.from({ length: 20 }, (_, index) => ({ path: `/api/ia/temario/tema-${index}`, method: 'POST' })),
  'saves of 400 kB of every hostile piece': () =>
    pieces.map((piece, index) => ({
      path: create,
      type: form,
      body: toForm(post(fill(piece, 400_000), index)),
    })),
  'the pages of all that, and the home page': () =>
    ['/', '/blog', '/problemas', '/problemas?paginas=8', '/sitemap.xml', '/editor', '/editor/papelera']
      .flatMap((path) => [path, `${path}${path === '/' ? '_root' : ''}.data`])
      .map((path) => ({ path })),
  'imports of 8 MB': () =>
    [20, 500].map((count) => ({ path: importing, type: json, body: importOf(count, 5_500_000 / count) })),
  'an import of 500 documents, done': () => [
    { path: importing, type: json, body: importOf(500, 10_000).replace('"check"', '"run"') },
  ],
  'forms of 600,000 fields': () =>
    [create, '/entrar', '/editor/vista-previa'].flatMap((path) =>
      ['a=b&', '&', 'a&', '%'].map((piece) => ({ path, type: form, body: fill(piece, 2_400_000) })),
    ),
  'forms of one field of 4 MB': () =>
    ['+', '%20', '%', 'á', '%f0%9f', '=', 'a%0d%0a'].map((piece) => ({
      path: create,
      type: form,
      body: `title=${fill(piece, 4_100_000)}`,
    })),
  'forms in 100,000 parts': () =>
    [create, '/entrar'].map((path) => ({
      path,
      type: 'multipart/form-data; boundary=x',
      body: multipart(100_000),
    })),
  'bodies that are no form': () =>
    [create, '/entrar', '/editor/vista-previa', importing, signIn, '/subidas'].flatMap((path) =>
      ['application/octet-stream', 'multipart/form-data; boundary=x', json, 'text/plain'].map((type) => ({
        path,
        type,
        body: Buffer.alloc(4_000_000, 'x\r\n-'),
      })),
    ),
  'JSON of brackets, keys and numbers': () =>
    [importing, signIn, '/api/auth/sign-up/email'].flatMap((path) =>
      ['[', '{"a":', '[1,', '"a",', '[{},', '1e9'].map((piece) => ({
        path,
        type: json,
        body: fill(piece, 7_900_000),
      })),
    ),
  '40 sign-ins at once': () => [
    {
      path: signIn,
      type: json,
      body: JSON.stringify({ email: 'a@ejemplo.es', password: 'rueda-dentada-9' }),
      times: 40,
    },
  ],
  ...hostileSmallRequests,
}
