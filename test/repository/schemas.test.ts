import { expect, it } from 'vitest'
import type { z } from 'zod'
import { importDocument } from '../../app/documents/core/document-import.ts'
import { post as postDefinition } from '../../app/site/blog/post.ts'
import { challenge } from '../../app/site/challenges/challenge.ts'
import { problem as problemDefinition } from '../../app/site/problems/problem.ts'
import { addToolSchema, tool as toolDefinition } from '../../app/site/tools/tool.ts'
import { category } from '../../app/site/topics/category.ts'
import { topic as topicDefinition } from '../../app/site/topics/topic.ts'

const { schema: topicSchema } = topicDefinition
const { schema: postSchema } = postDefinition
const { schema: problemSchema } = problemDefinition
const { schema: toolSchema } = toolDefinition
const { schema: challengeSchema } = challenge
const { schema: categorySchema } = category

const topic = { title: 'Presión', description: 'd', categoryId: 'a', content: 'c' }
const post = { title: 'Hola', summary: 's', category: 'Opinión', content: 'c' }
const tool = { name: 'n', description: 'd', category: 'Educación', url: 'https://a.es' }
const problem = { title: 't', description: 'd', solution: 's' }

function problemsOf(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

it('requires the fields of a topic', () => {
  expect(problemsOf(topicSchema, {})).toEqual([
    'title: Escribe el título.',
    'slug: El tema debe tener un título o slug válido.',
    'description: Escribe la descripción.',
    'categoryId: Elige la categoría.',
    'content: Escribe el contenido.',
  ])
  const blank = { title: ' ', slug: ' ', description: '\t', categoryId: '', content: ' \r\n ' }
  expect(problemsOf(topicSchema, blank)).toEqual(problemsOf(topicSchema, {}))
})

it('derives the slug from the given one, otherwise from the title', () => {
  expect(topicSchema.parse(topic).slug).toBe('presion')
  expect(topicSchema.parse({ ...topic, slug: 'Otro SLUG' }).slug).toBe('otro-slug')
  expect(topicSchema.parse({ ...topic, slug: '¿?' }).slug).toBe('presion')
  const wordless = { ...topic, title: '¿?' }
  expect(problemsOf(topicSchema, wordless)).toEqual(['slug: El tema debe tener un título o slug válido.'])
  expect(problemsOf(postSchema, { ...post, title: '¿?' })).toEqual([
    'slug: La entrada debe tener un título o slug válido.',
  ])
  expect(problemsOf(challengeSchema, { title: '¿?', description: 'd' })).toEqual([
    'slug: El reto debe tener un título o slug válido.',
  ])
})

it('rejects the slug that is reserved for the empty form', () => {
  const reserved = 'slug: Ese slug está reservado. Elige otro.'
  expect(problemsOf(topicSchema, { ...topic, title: 'Nuevo' })).toEqual([reserved])
})

it('leaves absent fields out and stores empty ones as empty', () => {
  expect(topicSchema.parse(topic)).toEqual({ ...topic, slug: 'presion' })
  const emptied = topicSchema.parse({ ...topic, imageUrl: '', color: '' })
  expect(emptied).toEqual({ ...topic, slug: 'presion', imageUrl: null, color: null })
  expect(problemSchema.parse(problem)).toEqual({ ...problem, slug: 't' })
  const defaults = { category: 'General', difficulty: 'Media' }
  expect(problemSchema.parse({ ...problem, category: ' ', difficulty: '' })).toEqual({
    ...problem,
    slug: 't',
    ...defaults,
  })
})

it('parses the checkbox «Publicado» as forms and documents write it', () => {
  const read = (published: unknown): unknown => postSchema.parse({ ...post, published }).published
  expect([read('on'), read('1'), read('true'), read(true)]).toEqual([true, true, true, true])
  expect([read(''), read('0'), read('false'), read(false)]).toEqual([false, false, false, false])
  expect(postSchema.parse(post).published).toBeUndefined()
})

it('accepts only existing dates', () => {
  expect(postSchema.parse({ ...post, date: '2028-02-29' }).date).toBe('2028-02-29')
  expect(postSchema.parse({ ...post, date: '' }).date).toBeUndefined()
  for (const date of ['2026-02-29', 'mañana', '2026-1-1', '2026-01-01T10:00']) {
    expect(problemsOf(postSchema, { ...post, date })[0]).toMatch(/^date: /)
  }
})

it('accepts only values of the fixed lists', () => {
  expect(problemsOf(postSchema, { ...post, category: '' })).toEqual(['category: Elige la categoría.'])
  expect(problemsOf(toolSchema, { ...tool, category: '' })).toEqual(['category: Elige la categoría.'])
  expect(problemsOf(categorySchema, { name: 'a', color: 'pink' })).toEqual([
    'color: Elige un color. «pink» no es un valor válido: puede ser blue, green, red, orange, purple o cyan.',
  ])
})

it('accepts only http and https addresses of tools', () => {
  const refused = 'url: Escribe una dirección que empiece por http:// o https://.'
  for (const url of [
    'javascript:alert(1)',
    'ftp://a.es',
    'data:text/html,a',
    'a.es',
    'https://',
    'https:a.es',
  ]) {
    expect(problemsOf(toolSchema, { ...tool, url })).toEqual([refused])
  }
  expect(toolSchema.parse({ ...tool, url: ' HTTPS://a.es/ñ?b=c#d ' }).url).toBe('HTTPS://a.es/ñ?b=c#d')
})

it('accepts a picture of the site or an https address elsewhere', () => {
  const refused = 'imageUrl: La imagen tiene que estar en esta web: súbela o elígela de la biblioteca.'
  for (const imageUrl of ['javascript:alert(1)', '//e.example/x', '/\\e.example', '/\t/e.example', 'a.png']) {
    expect(problemsOf(toolSchema, { ...tool, imageUrl })).toEqual([refused])
    expect(problemsOf(addToolSchema, { ...tool, imageUrl })).toEqual([refused])
    expect(problemsOf(topicSchema, { ...topic, imageUrl })).toEqual([refused])
  }
  for (const imageUrl of ['/media/Logos/a.webp', '/figuras/a.svg', 'https://e.example/a.png'])
    expect(toolSchema.parse({ ...tool, imageUrl }).imageUrl).toBe(imageUrl)
})

it('requires every field in the short form of a tool', () => {
  const all = ['name', 'description', 'url', 'imageUrl'].map(
    (field) => `${field}: Completa todos los campos.`,
  )
  expect(problemsOf(addToolSchema, { name: '', description: '', url: '', imageUrl: '' })).toEqual(all)
})

it('accepts whole numbers or nothing as a position', () => {
  const read = (position: unknown): unknown => categorySchema.parse({ name: 'a', position }).position
  expect([read('7'), read(7), read(''), read(undefined)]).toEqual([7, 7, undefined, undefined])
  for (const position of ['-1', '1.5', 1.5, 'a', '10001']) {
    expect(problemsOf(categorySchema, { name: 'a', position })).toHaveLength(1)
  }
})

it('limits the length of texts', () => {
  const long = { ...topic, title: 'a'.repeat(201), content: 'a'.repeat(100_001) }
  expect(problemsOf(topicSchema, long)).toEqual([
    'title: Escribe como mucho 200 caracteres.',
    'content: Escribe como mucho 100\u00a0000 caracteres.',
  ])
})

it('removes NUL characters and Windows line endings from text', () => {
  const read = topicSchema.parse({ ...topic, title: ' a\0b ', content: '  a\r\nb\0 \r\n' })
  expect(read).toMatchObject({ title: 'ab', content: '  a\nb' })
})

it('lists the valid values when a choice is invalid', () => {
  expect(problemsOf(problemSchema, { ...problem, difficulty: 'Fácil' })).toEqual([
    'difficulty: Elige la dificultad. «Fácil» no es un valor válido: puede ser Baja, Media o Alta.',
  ])
  expect(problemsOf(postSchema, { ...post, category: 'Otra' })).toEqual([
    'category: Elige la categoría. «Otra» no es un valor válido: puede ser General, Noticias, Tutorial u Opinión.',
  ])
  expect(problemsOf(postSchema, { ...post, published: 'quizá' })).toEqual([
    'published: Escribe «true» o «false».',
  ])
})

it('normalises accents in names to one Unicode form', () => {
  expect(categorySchema.parse({ name: 'Meca\u0301nica' }).name).toBe('Mec\u00e1nica')
})

it('parses courses as forms and documents write them, deduplicated and sorted', () => {
  const read = (courses: unknown): unknown => topicSchema.parse({ ...topic, courses }).courses
  expect([read('3\n1\r\n3'), read(''), read(undefined)]).toEqual(['1\n3', '', undefined])
  expect(problemsOf(topicSchema, { ...topic, courses: '1\n5' })).toEqual([
    'courses: Elige cursos de 1 a 4. «5» no es un valor válido: puede ser 1, 2, 3 o 4.',
  ])
  const imported = (line: string): string | undefined => {
    const document = importDocument(topicDefinition, `---\ntitle: x\n${line}\n---\n`)
    return document.ok ? document.fields.courses : undefined
  }
  const ways = ['courses: [1, 2]', 'courses: ["1", "2"]', 'courses: "1, 2"', 'course: ["1.º", "2.º de ESO"]']
  expect(ways.map(imported)).toEqual(ways.map(() => '1\n2'))
})

it('accepts a challenge without a block', () => {
  const draft = { title: 'a', description: 'd' }
  expect(challengeSchema.parse({ ...draft, categoryId: '' }).categoryId).toBeNull()
  expect(challengeSchema.parse(draft).categoryId).toBeUndefined()
})
