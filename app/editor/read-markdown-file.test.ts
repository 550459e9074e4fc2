import { expect, it } from 'vitest'
import { post } from '../blog/post.ts'
import { category } from '../topics/category.ts'
import { topic } from '../topics/topic.ts'
import { readMarkdownFile } from './read-markdown-file.ts'

const categories = {
  categoryId: { words: category.words, list: [{ id: 'meca', title: 'Mecánica' }] },
}

async function read(content: string | Uint8Array): ReturnType<typeof readMarkdownFile> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const arrayBuffer = async (): Promise<ArrayBuffer> => Uint8Array.from(bytes).buffer
  return readMarkdownFile(topic, { size: bytes.length, arrayBuffer }, categories)
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2))
  view.setUint16(0, 0xfeff, littleEndian)
  for (let index = 0; index < text.length; index++)
    view.setUint16(2 + index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(view.buffer)
}

const document = '---\ntitle: "Presión_y_fluidos"\ncategory: "Mecánica"\n---\n\nUn ñandú.\n'
const windows1252 = Uint8Array.from(document, (letter) => letter.charCodeAt(0))

it.each([
  ['UTF-8', document],
  ['UTF-8 with a mark', `\uFEFF${document}`],
  ['Windows lines', document.replaceAll('\n', '\r\n')],
  ['UTF-16 LE', utf16(document, true)],
  ['UTF-16 BE', utf16(document, false)],
  ['Windows-1252', windows1252],
])('fills the form from %s', async (_name, content) => {
  expect(await read(content)).toEqual({
    ok: true,
    messages: [],
    fields: { title: 'Presión y fluidos', categoryId: 'meca', content: 'Un ñandú.' },
  })
})

it.each([
  ['a missing closing line', '---\ntitle: "a"\n', 'falta la línea --- que lo cierra'],
  ['a key twice', '---\ntitle: a\ntitle: b\n---\n', 'hay una clave repetida (línea 3)'],
  [
    'a tab',
    '---\ntitle:\n\ta: b\n---\n',
    'hay un tabulador al principio de una línea: usa espacios (línea 3)',
  ],
  ['an alias to nothing', '---\ntitle: *a\n---\n', 'un alias (*nombre) no tiene nada a lo que referirse'],
  ['a huge block', `---\ntitle: a\n${'x: y\n'.repeat(300_000)}---\n`, 'ocupa más de 64 kB'],
])('says in Spanish what is wrong with %s', async (_name, content, reason) => {
  const result = await read(content)
  expect(result).toMatchObject({ ok: false, message: `Error al parsear el frontmatter YAML: ${reason}` })
})

it('refuses aliases that multiply without following them', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, index) => `k${index}: &a${index} [${`*a${index - 1},`.repeat(9)}]`,
  )
  levels[0] = 'k0: &a0 [x,x,x,x,x,x,x,x,x]'
  const result = await read(`---\n${levels.join('\n')}\n---\n`)
  expect(result.ok).toBe(false)
})

it('says which values it could not use', async () => {
  const result = await read('---\ntitle: [a, b]\nslug: {a: b}\nexcerpt: 5\n---\nTexto')
  expect(result).toEqual({
    ok: true,
    fields: { description: '5', content: 'Texto' },
    messages: ['No se ha usado lo que no es un texto: title, slug.'],
  })
})

it('refuses a picture that is called .md, a file that is too big, and one that cannot be read', async () => {
  expect(await read(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toMatchObject({
    ok: false,
    message: expect.stringContaining('no es de texto'),
  })
  const gone = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
  expect(await readMarkdownFile(post, gone)).toMatchObject({
    ok: false,
    message: expect.stringContaining('No se pudo leer'),
  })
  const big = { size: 3_000_000, arrayBuffer: gone.arrayBuffer }
  expect(await readMarkdownFile(post, big)).toMatchObject({
    ok: false,
    message: expect.stringContaining('demasiado grande'),
  })
})
