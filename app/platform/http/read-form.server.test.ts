import { expect, test } from 'vitest'
import { readForm } from './read-form.server.ts'

const encoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=limite'
const mebibyte = 1024 * 1024

/**
 * A request whose body arrives in chunks of 64 kB, as from a socket; `taken` returns how much of it was read.
 */
function send(type: string, body: string | Uint8Array, pieces = 1) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length * pieces) return controller.close()
      const start = at % bytes.length
      const piece = bytes.slice(start, start + 65_536)
      at += piece.length
      controller.enqueue(piece)
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: type ? { 'Content-Type': type } : {},
  }
  return { request: new Request('http://tecno.example.org/', init), taken: () => at }
}

async function read(type: string, body: string): Promise<[string, unknown][]> {
  return [...(await readForm(send(type, body).request))]
}

const refused = (status: number) => expect.objectContaining({ init: expect.objectContaining({ status }) })
const field = (name: string, value: string) =>
  `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('decodes forms like URLSearchParams', async () => {
  const bodies = [
    'title=Ca%C3%B1%C3%B3n+y+c%C3%B3digo&content=a%0D%0Ab&empty=&flag&a=1&a=2',
    'a=100%&b=%zz&c=%4&d=+%2B&=x&&e=b=c',
    'año=ñ€😀&f=%F0%9F%98%80',
    '',
  ]
  for (const body of bodies) expect(await read(encoded, body), body).toEqual([...new URLSearchParams(body)])
  expect(await read(`${encoded}; charset=UTF-8`, 'a=1')).toEqual([['a', '1']])
})

test('reads multipart forms and skips files', async () => {
  const file =
    '--limite\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n'
  const body = `${field('title', 'Cañón')}${file}${field('content', 'a\r\nb')}--limite--\r\n`
  expect(await read(multipart, body)).toEqual([
    ['title', 'Cañón'],
    ['content', 'a\r\nb'],
  ])
})

test('reads the longest text with any kind of spaces and characters', async () => {
  for (const sign of ['+', '%C3%B1', '%ZZ', 'ñ']) {
    const each = sign === '%ZZ' ? 3 : 1
    const [first] = await read(encoded, `content=${sign.repeat(270_000 / each)}`)
    expect(String(first?.[1]).length, sign).toBe(270_000)
  }
})

test('rejects a body that is not a form with 400', async () => {
  for (const [type, body] of [
    ['application/json', '{"title":"a"}'],
    ['text/plain', 'title=a'],
    ['application/x-www-form-urlencodedx', 'title=a'],
    ['', 'title=a'],
    ['multipart/form-data', field('a', 'b')],
    ['multipart/form-data; boundary=', field('a', 'b')],
    [multipart, 'title=a'],
    [multipart, ''],
    [multipart, field('title', 'a')],
    [multipart, `${field('title', 'a')}--limite\r\nContent-Disp`],
  ] as const) {
    await expect(read(type, body), `${type} ${body}`).rejects.toEqual(refused(400))
  }
})

test('stops at too many fields, long before the end of the body', async () => {
  const many = 'a=&'.repeat(20_000)
  const parts = field('a', '').repeat(1000)
  for (const [type, body] of [
    [encoded, many],
    [encoded, '&'.repeat(60_000)],
    [multipart, parts],
    [multipart, parts.replaceAll('"a"', '"a"; filename="a"')],
  ] as const) {
    const { request, taken } = send(type, body, 1000)
    await expect(readForm(request), type).rejects.toEqual(refused(413))
    expect(taken()).toBeLessThanOrEqual(4 * 65_536)
  }
})

test('stops at too many bytes, with or without Content-Length', async () => {
  const { request, taken } = send(encoded, 'a'.repeat(65_536), 1000)
  await expect(readForm(request)).rejects.toEqual(refused(413))
  expect(taken()).toBeLessThan(5 * mebibyte)
  await expect(readForm(send(encoded, `a=${'b'.repeat(100)}`).request, 100)).rejects.toEqual(refused(413))
})

test('rejects more characters than two of the longest texts, however they are encoded', async () => {
  const [one, two] = ['a'.repeat(140_000), 'ñ'.repeat(140_000)]
  expect(await read(encoded, `a=${one}&b=${encodeURIComponent(two)}`)).toEqual([
    ['a', one],
    ['b', two],
  ])
  const long = 'a'.repeat(160_000)
  for (const [type, body] of [
    [encoded, `a=${long}&b=${long}`],
    [multipart, `${field('a', long)}${field('b', long)}--limite--\r\n`],
  ] as const)
    await expect(readForm(send(type, body).request), type).rejects.toEqual(refused(413))
})
