import { describe, expect, it } from 'vitest'
import { decodeTextFile, parseFrontMatter } from './front-matter.ts'

const PREFIX = 'Error al parsear el frontmatter YAML: '

describe('parseFrontMatter', () => {
  it('splits attributes and body', () => {
    expect(parseFrontMatter('---\ntitle: "Palancas"\nposition: 2\npublished: true\n---\n## Hola\n')).toEqual({
      ok: true,
      attributes: { title: 'Palancas', position: 2, published: true },
      body: '## Hola\n',
    })
  })

  it('treats a text without front matter as body', () => {
    expect(parseFrontMatter('Hola\n---\na: b\n---\n')).toEqual({
      ok: true,
      attributes: {},
      body: 'Hola\n---\na: b\n---\n',
    })
    expect(parseFrontMatter('')).toEqual({ ok: true, attributes: {}, body: '' })
  })

  it('accepts a byte order mark and Windows line endings', () => {
    expect(parseFrontMatter('\ufeff---\r\na: b\r\n---\r\nHola\r\n')).toEqual({
      ok: true,
      attributes: { a: 'b' },
      body: 'Hola\n',
    })
  })

  it('accepts an empty block and a missing body', () => {
    expect(parseFrontMatter('---\n---\nHola')).toEqual({ ok: true, attributes: {}, body: 'Hola' })
    expect(parseFrontMatter('---\na: b\n---')).toEqual({ ok: true, attributes: { a: 'b' }, body: '' })
  })

  it('reads dates as strings', () => {
    expect(parseFrontMatter('---\ndate: 2026-11-20\n---\n')).toMatchObject({
      attributes: { date: '2026-11-20' },
    })
  })

  it('reports a missing closing line', () => {
    expect(parseFrontMatter('---\ntitle: Hola\n\nTexto')).toEqual({
      ok: false,
      message: `${PREFIX}falta la línea --- que lo cierra`,
      line: 1,
    })
  })

  it('reports a YAML error with its line in the file', () => {
    expect(parseFrontMatter('---\na: 1\nb: "x\n---\n')).toEqual({
      ok: false,
      message: `${PREFIX}faltan unas comillas, unos dos puntos o un paréntesis de cierre (línea 4)`,
      line: 4,
    })
  })

  it.each([
    ['a repeated key', 'a: 1\na: 2'],
    ['a tag of its own', 'a: !secreto 1'],
    ['a function', 'a: !!js/function "x"'],
    ['an alias of nothing', 'a: *x'],
    ['a list', '- a\n- b'],
    ['a text', 'Hola'],
    ['a flood of aliases', `x: &x [1]\ny: [${'*x, '.repeat(50)}]`],
    ['an alias bomb', 'a: &a [1,1,1,1]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\nd: [*c,*c,*c,*c]'],
    ['endless brackets', `a: ${'['.repeat(20_000)}`],
    ['endless lists', '- '.repeat(9_000)],
    ['endless keys', '? '.repeat(9_000)],
    ['a key that is a list', '? [a]\n: b'],
    ['a directive', '%YAML 3\n---\na: b'],
    ['a key that is too long', `"${'a'.repeat(2_000)}": b`],
    ['tags and anchors in a row', 'a: !x !y &a &b c'],
    ['an alias with an anchor', 'a: &a 1\nb: &b *a'],
    ['a block in brackets', 'a: [\n- b\n- c: d\n]'],
  ])('rejects %s with a message in Spanish', (_, block) => {
    const result = parseFrontMatter(`---\n${block}\n---\n`)
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining(PREFIX) })
    expect(result).not.toMatchObject({
      message: expect.stringMatching(/\b(?:the|all|must|call|with|be|at)\b/i),
    })
  })

  it('does not count brackets inside a string as nesting', () => {
    expect(parseFrontMatter(`---\na: "${'[a](b) '.repeat(500)}"\n---\n`).ok).toBe(true)
  })

  it('rejects a block longer than 64 kB', () => {
    expect(parseFrontMatter(`---\na: "${'x'.repeat(70_000)}"\n---\n`)).toEqual({
      ok: false,
      message: `${PREFIX}ocupa más de 64 kB`,
      line: 1,
    })
  })

  it('is safe against prototype pollution', () => {
    const result = parseFrontMatter('---\n__proto__: { isAdmin: true }\n---\n')
    expect(result.ok && 'isAdmin' in result.attributes).toBe(false)
    expect('isAdmin' in {}).toBe(false)
  })
})

describe('decodeTextFile', () => {
  it('decodes UTF-8 with and without a byte order mark', () => {
    expect(decodeTextFile(new TextEncoder().encode('Presión 👍'))).toBe('Presión 👍')
    expect(decodeTextFile(new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xb1]))).toBe('ñ')
  })

  it('decodes UTF-16 in both byte orders', () => {
    expect(decodeTextFile(new Uint8Array([0xff, 0xfe, 0xf1, 0x00]))).toBe('ñ')
    expect(decodeTextFile(new Uint8Array([0xfe, 0xff, 0x00, 0xf1]))).toBe('ñ')
  })

  it('decodes other bytes as Windows-1252', () => {
    expect(decodeTextFile(new Uint8Array([0x50, 0xf1, 0x80]))).toBe('Pñ€')
  })
})
