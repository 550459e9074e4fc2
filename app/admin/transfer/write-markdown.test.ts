import { expect, it } from 'vitest'
import { flag } from '../../documents/core/choice-fields.ts'
import { readAttributes } from '../../documents/core/document-import.ts'
import { lines, markdown, optionalText, text, valueList } from '../../documents/core/fields.ts'
import { parseFrontMatter } from '../../platform/markdown/front-matter.ts'
import { maxBlockLength } from './site-format.ts'
import { storedBody, writeMarkdown } from './write-markdown.ts'

const fields = {
  title: text({ label: 'Título', required: 'el título' }),
  summary: lines({ label: 'Resumen', required: 'el resumen', import: ['excerpt', 'summary'] }),
  statement: markdown({ label: 'Enunciado', required: 'el enunciado' }),
  note: optionalText({ label: 'Nota' }),
  words: valueList({ label: 'Palabras' }),
  shown: flag({ label: 'Se ve', otherwise: true }),
  content: markdown({ label: 'Contenido', required: 'el contenido', body: true }),
}
const stamps = { id: 'a', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' }
const blank = { title: 'T', summary: 'S', statement: 'E', note: '', words: '', shown: 1, content: 'C' }

function readBack(file: string): Record<string, unknown> {
  const matter = parseFrontMatter(file, maxBlockLength)
  if (!matter.ok) throw new Error(matter.message)
  const read = readAttributes({ fields }, matter.attributes, {
    body: storedBody(matter.body),
    asStored: true,
  })
  return { ...matter.attributes, fields: read.fields }
}

it('writes a document with the first spelling of each key', () => {
  const row = { ...stamps, ...blank, words: 'uno\ndos', content: '## Hola\n\nTexto.' }
  expect(writeMarkdown(fields, row)).toBe(`---
id: a
createdAt: 2026-11-20T10:00:00.000Z
updatedAt: 2026-11-21T10:00:00.000Z
title: T
excerpt: S
statement: E
words:
  - uno
  - dos
shown: true
---

## Hola

Texto.
`)
})

const texts = [
  'if_else en Python',
  '  con espacios delante\n\ty un tabulador',
  '\n\nempieza y acaba en blanco\n\n',
  '---\nuna línea de tres guiones\n---',
  '1.0',
  'null',
  '2026-11-20',
  '"comillas" y \'apóstrofos\' y \\ y #',
  '[[[ '.repeat(60),
  `${'- '.repeat(40)}fin`,
  'a: b: c\n  - d',
  '&ancla *alias !etiqueta |\n> % @',
  'línea\u2028separada\u2029así\u0085y\u00a0así',
  '😀 ñ \u0301 \u200d',
  'x'.repeat(99_000),
]

it.each(texts)('preserves a text byte for byte: %j', (value) => {
  const row = { ...stamps, ...blank, title: value, statement: value, content: value, shown: 0 }
  const { id, fields: read } = readBack(writeMarkdown(fields, row))
  expect(id).toBe('a')
  expect(read).toEqual({ title: value, summary: 'S', statement: value, shown: 'false', content: value })
})
