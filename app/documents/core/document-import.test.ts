import { expect, it } from 'vitest'
import { kinds } from '../../../test/repository/kinds.ts'
import { importDocument } from './document-import.ts'

const categories = {
  categoryId: {
    words: kinds.category.words,
    list: [
      { id: 'td-proceso', title: 'Resolución de problemas' },
      { id: 't4_control', title: 'Automatización' },
    ],
  },
}

function fieldsOf(result: ReturnType<typeof importDocument>): Record<string, string> {
  if (!result.ok) throw new Error(result.message)
  return result.fields
}

it('reads a topic: body, excerpt, image, slug and underscores in values', () => {
  const text = `---
title: "Ley_de_Ohm"
slug: "LEY-de-Ohm"
excerpt: "Una frase"
category: "Resolución_de_problemas"
image: "/figuras/ohm.svg"
---

    código

Texto con guion_bajo.
`
  expect(importDocument(kinds.topic, text, categories)).toEqual({
    ok: true,
    messages: [],
    fields: {
      title: 'Ley de Ohm',
      slug: 'ley-de-ohm',
      description: 'Una frase',
      categoryId: 'td-proceso',
      imageUrl: '/figuras/ohm.svg',
      content: '    código\n\nTexto con guion_bajo.',
    },
  })
})

it('drops an unknown category of a topic and reports it', () => {
  expect(importDocument(kinds.topic, '---\ntitle: T\ncategory: Mi_invento\n---\nTexto', categories)).toEqual({
    ok: true,
    fields: { title: 'T', content: 'Texto' },
    messages: ['La categoría "Mi invento" no es válida. Usa solo las categorías oficiales.'],
  })
})

it('recognises the category of a topic also by its id, underscores included', () => {
  const fields = fieldsOf(importDocument(kinds.topic, '---\ncategory: t4_control\n---\n', categories))
  expect(fields).toEqual({ categoryId: 't4_control' })
})

it('reads a post and maps its excerpt to the summary', () => {
  const text =
    '---\ntitle: Hola\nexcerpt: Resumen\ncategory: Opinión\ndate: 2026-11-20T09:00:00Z\npublished: false\n---\nTexto'
  expect(fieldsOf(importDocument(kinds.post, text))).toEqual({
    title: 'Hola',
    summary: 'Resumen',
    category: 'Opinión',
    date: '2026-11-20',
    published: 'false',
    content: 'Texto',
  })
})

it("accepts both spellings of a tool's fields", () => {
  const one = importDocument(
    kinds.tool,
    '---\nname: A_B\ndescription: d\nlink: https://a.es\nlogoUrl: /l.png\n---\n',
  )
  const other = importDocument(
    kinds.tool,
    '---\nname: A_B\ndescription: d\nurl: https://a.es\nicon: /l.png\n---\n',
  )
  expect(fieldsOf(one)).toEqual({ name: 'A_B', description: 'd', url: 'https://a.es', imageUrl: '/l.png' })
  expect(fieldsOf(other)).toEqual(fieldsOf(one))
})

it('reads a problem and maps its body to the solution', () => {
  const text = '---\ntitle: Palanca\ndifficulty: Baja\ndescription: Enunciado\nresult: 200 N\n---\n## Datos\n'
  expect(fieldsOf(importDocument(kinds.problem, text))).toEqual({
    title: 'Palanca',
    difficulty: 'Baja',
    description: 'Enunciado',
    result: '200 N',
    solution: '## Datos',
  })
})

it('reads a challenge and a category', () => {
  const challenge = '---\ntitle: Puente\nexcerpt: De papel\nstartsOn: "2026-11-16"\n---\n## El encargo'
  expect(fieldsOf(importDocument(kinds.challenge, challenge))).toEqual({
    title: 'Puente',
    description: 'De papel',
    startsOn: '2026-11-16',
    content: '## El encargo',
  })
  const category = fieldsOf(
    importDocument(kinds.category, '---\nname: Bloque\ncolor: red\nposition: 3\n---\n'),
  )
  expect(category).toEqual({ name: 'Bloque', color: 'red', position: '3' })
})

it('converts numbers to text and ignores lists, maps and empty values', () => {
  const text = '---\ntitle: 2026\nslug: [a]\nexcerpt:\nimage: {a: 1}\ndate: ""\n---\n'
  expect(fieldsOf(importDocument(kinds.post, text))).toEqual({ title: '2026' })
})

it('treats a document without front matter as a body', () => {
  expect(fieldsOf(importDocument(kinds.post, 'Solo texto'))).toEqual({ content: 'Solo texto' })
})

it('reports a YAML error with its line', () => {
  expect(importDocument(kinds.post, '---\ntitle: "a\n---\n')).toEqual({
    ok: false,
    line: expect.any(Number),
    message: expect.stringMatching(/^Error al parsear el frontmatter YAML: .+/),
  })
})

const topicsOf = (...titles: string[]) => ({
  topicIds: {
    words: kinds.topic.words,
    list: titles.map((title, index) => ({ id: `tema_${index}`, title })),
  },
})

it('reads lists of values from YAML lists or lines, and resolves each reference', () => {
  const list = `---
term: "Piñón"
forms: ["piñones", 3, "rueda pequeña"]
topics:
  - "Boceto, croquis y plano"
  - "tema_1"
  - "Nada"
everywhere: "false"
---

Engranaje pequeño.
`
  const fields = {
    term: 'Piñón',
    definition: 'Engranaje pequeño.',
    forms: 'piñones\n3\nrueda pequeña',
    topicIds: 'tema_0\ntema_1',
    everywhere: 'false',
  }
  const topics = topicsOf('Boceto, croquis y plano', 'Poleas')
  expect(importDocument(kinds.term, list, topics)).toEqual({
    ok: true,
    fields,
    messages: ['El tema "Nada" no es válido. Usa solo los temas oficiales.'],
  })
  const asLines = '---\nterm: "bit"\nforms: |\n  bits\n  cifra binaria\n---\nCifra.'
  expect(fieldsOf(importDocument(kinds.term, asLines))).toMatchObject({ forms: 'bits\ncifra binaria' })
})

it('reports values of the wrong type, and stops at one reference over the limit', () => {
  const result = importDocument(kinds.term, '---\nterm: ["a"]\nforms: {a: "b"}\n---\nTexto.')
  expect(result).toMatchObject({ messages: ['No se ha usado lo que no es un texto: term, forms.'] })
  const many = Array.from({ length: 300 }, (_, index) => `"Tema ${index}"`).join(', ')
  const document = importDocument(kinds.term, `---\nterm: "a"\ntopics: [${many}]\n---\nTexto.`, topicsOf('x'))
  expect(document.ok && document.messages).toHaveLength(51)
})
