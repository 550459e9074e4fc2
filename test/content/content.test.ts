import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reviewText } from '../../app/documents/author-rules/review-text.server.ts'
import { listSimulatorPaths, simulators } from '../../app/learning/simulators/simulators.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'
import { slugify } from '../../app/platform/markdown/slug.ts'

const root = new URL('../../content/', import.meta.url)
const figuresFolder = new URL('figuras/', root)

type Document = { path: string; name: string; attributes: Record<string, unknown>; body: string }

function readFolder(folder: string): Document[] {
  const names = readdirSync(new URL(`${folder}/`, root)).filter((name) => name.endsWith('.md'))
  return names.map((name) => {
    const path = `${folder}/${name}`
    const document = parseFrontMatter(readFileSync(new URL(path, root), 'utf8'))
    if (!document.ok) throw new Error(`${path}: ${document.message} (${document.line})`)
    return { path, name: name.slice(0, -'.md'.length), ...document }
  })
}

const categories = readFolder('categorias')
const topics = readFolder('temario')
const challenges = readFolder('retos')
const problems = readFolder('problemas')
const tools = readFolder('herramientas')
const posts = readFolder('blog')
const terms = readFolder('glosario')
const criteria = readFolder('criterios')
const withBody = [...topics, ...challenges, ...problems, ...posts]
const documents = [...categories, ...withBody, ...tools, ...terms, ...criteria]
const figures = readdirSync(figuresFolder).filter((name) => name.endsWith('.svg'))
const categoryNames = categories.map(({ attributes }) => attributes.name)

/** Whether a value is valid; applied to each value of a list. */
type Check = (value: string, document: Document) => boolean

const anyText: Check = (value) => value.trim() === value && value !== ''
const ownName: Check = (value, document) => value === document.name
const realDay: Check = (value) => {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
}
const figure: Check = (value) => figures.some((name) => value === `/figuras/${name}`)
const category: Check = (value) => categoryNames.includes(value)
const secureAddress: Check = (value) => URL.canParse(value) && value.startsWith('https://')
const topicName: Check = (value) => topics.some(({ name }) => name === value)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value)
const excerpt: Check = (value) => countWords(value) >= 15 && countWords(value) <= 35

const position: Check = (value) => /^[1-9]\d?$/.test(value)
const course = oneOf('1', '2', '3', '4')
const criterion: Check = (value) => criteria.some(({ name }) => name === value)
const curriculum = { courses: course, criteria: criterion }
const head = { title: anyText, slug: ownName, excerpt }
const kinds: { kind: string; entries: Document[]; fields: Record<string, Check>; optional: string[] }[] = [
  {
    kind: 'category',
    entries: categories,
    fields: {
      name: anyText,
      color: oneOf('blue', 'green', 'red', 'orange', 'purple', 'cyan'),
      shortName: anyText,
      letter: oneOf('A', 'B', 'C', 'D', 'E'),
      courses: course,
      position,
    },
    optional: [],
  },
  {
    kind: 'topic',
    entries: topics,
    fields: { ...head, category, ...curriculum, position, image: figure },
    optional: [],
  },
  {
    kind: 'challenge',
    entries: challenges,
    fields: { ...head, startsOn: realDay, category, ...curriculum, image: figure },
    optional: ['image'],
  },
  {
    kind: 'problem',
    entries: problems,
    fields: {
      title: anyText,
      category,
      difficulty: oneOf('Baja', 'Media', 'Alta'),
      ...curriculum,
      description: anyText,
      image: figure,
      result: (value, document) => anyText(value, document) && !/[$*`\\]/.test(value),
    },
    optional: ['image'],
  },
  {
    kind: 'tool',
    entries: tools,
    fields: {
      name: anyText,
      // Two lines of a card.
      description: (value, document) => anyText(value, document) && value.length <= 66,
      category: oneOf('Desarrollo', 'Productividad', 'Educación', 'Utilidades'),
      url: secureAddress,
      runsIn: oneOf('browser', 'installed'),
      account: oneOf('none', 'optional', 'required'),
      language: oneOf('spanish', 'english'),
      image: figure,
    },
    optional: [],
  },
  {
    kind: 'post',
    entries: posts,
    fields: {
      ...head,
      category: oneOf('General', 'Noticias', 'Tutorial', 'Opinión'),
      date: realDay,
      image: figure,
      published: oneOf('true', 'false'),
    },
    optional: [],
  },
  {
    kind: 'term',
    entries: terms,
    fields: { title: anyText, slug: ownName, forms: anyText, topics: topicName, everywhere: oneOf('false') },
    optional: ['forms', 'everywhere'],
  },
  {
    kind: 'criterion',
    entries: criteria,
    fields: {
      subject: oneOf('Tecnología y Digitalización', 'Tecnología'),
      code: (value) => /^[1-7]\.[1-3]$/.test(value),
      position,
    },
    optional: [],
  },
]

/** Prose of a text: without code, formulas, addresses, container marks and table rows. */
function proseOf(body: string): string {
  return body
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\$\$[\s\S]*?\$\$/g, ' ')
    .replace(/(?<!\\)\$[^$\n]+\$/g, ' ')
    .replace(/\]\([^\s)]*(?: "([^"\n]*)")?\)/g, '] $1')
    .replace(/^:::\w*/gm, '')
    .replace(/\|/g, ' ')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function readHeadings(body: string): { level: number; text: string }[] {
  const lines = body.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^(#+) +(.+)$/gm)
  return [...lines].map(([, marks = '', text = '']) => ({ level: marks.length, text }))
}

function readSection(body: string, heading: string): string {
  const [, after = ''] = body.split(`\n## ${heading}\n`)
  return after.split(/^## /m)[0] ?? ''
}

function readPictures(body: string): { alternative: string; address: string }[] {
  const pictures = body.matchAll(/!\[([^\]]*)\]\(([^\s)]+)[^)\n]*\)/g)
  return [...pictures].map(([, alternative = '', address = '']) => ({ alternative, address }))
}

describe('the course', () => {
  it.each([
    ['categories', categories, 9],
    ['topics', topics, 36],
    ['challenges', challenges, 22],
    ['problems', problems, 120],
    ['tools', tools, 20],
    ['posts', posts, 10],
    ['terms', terms, 200],
    ['criteria', criteria, 28],
  ] as const)('has enough %s', (_, entries, least) => {
    expect(entries.length).toBeGreaterThanOrEqual(least)
  })

  it('gives every category topics and problems, and a unique position', () => {
    for (const name of categoryNames) {
      expect(
        topics.filter(({ attributes }) => attributes.category === name).length,
        `${name}`,
      ).toBeGreaterThan(0)
    }
    expect(new Set(categoryNames).size).toBe(categories.length)
    expect(new Set(categories.map(({ attributes }) => attributes.position)).size).toBe(categories.length)
  })

  it.each(documents)(
    'uses only lower-case letters, digits and hyphens in the file name $path',
    ({ name }) => {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    },
  )
})

describe.each(kinds)('the front matter of each $kind', ({ entries, fields, optional }) => {
  it.each(entries)('has a valid value for every field in $path', (document) => {
    const { attributes } = document
    // The questions are a nested map, which is tested separately.
    const { practica: _, ...plain } = attributes
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(plain)))
    for (const [field, fits] of Object.entries(fields)) {
      const value = attributes[field]
      if (value === undefined && optional.includes(field)) continue
      const values: unknown[] = Array.isArray(value) ? value : [value]
      expect(values.length, field).toBeGreaterThan(0)
      for (const one of values) {
        expect(typeof one === 'string' && fits(one, document), `${field}: ${one}`).toBe(true)
      }
    }
  })
})

/**
 * First school day on which a site may load the course.
 * Links may lead only to challenges that have begun by then, because later ones are still hidden.
 */
const firstDay = '2026-11-23'

describe('the text of each document', () => {
  const begun = challenges.filter(({ attributes }) => String(attributes.startsOn) <= firstDay)
  const addresses = new Set([
    ...['/temario', '/retos', '/problemas', '/herramientas', '/blog'],
    ...topics.map(({ name }) => `/topic/${name}`),
    ...problems.map(({ attributes }) => `/problemas/${slugify(String(attributes.title))}`),
    ...begun.map(({ name }) => `/retos/${name}`),
    ...posts.map(({ name }) => `/blog/${name}`),
    ...figures.map((name) => `/figuras/${name}`),
    ...['/simuladores', ...listSimulatorPaths()],
  ])

  it.each(withBody)('links only to existing pages and figures in $path', ({ body }) => {
    // The query string of a simulator link is tested in test/content/content-simulators.test.ts.
    for (const { address } of reviewText(body, simulators).addresses)
      expect(addresses, address).toContain(address.replace(/^(\/simuladores\/[a-z-]+)\?.*$/, '$1'))
  })

  it.each(withBody)('has an alternative text for every picture of $path', ({ body }) => {
    for (const { alternative, address } of readPictures(body)) {
      expect(address).toMatch(/^\/figuras\//)
      expect(alternative.length, address).toBeGreaterThanOrEqual(20)
    }
  })

  it.each(withBody)('starts its headings at level two in $path', ({ body }) => {
    for (const { level, text } of readHeadings(body)) expect(level, text).toBeGreaterThanOrEqual(2)
  })

  it.each(withBody)('closes each container of $path on its own line before opening another', ({ body }) => {
    let open = ''
    const lines = body.replace(/^```[\s\S]*?^```$/gm, 'code').split('\n')
    for (const [index, line] of lines.entries()) {
      if (!line.trimStart().startsWith(':::')) continue
      if (line === ':::') {
        expect(open, `line ${index + 1} closes nothing`).not.toBe('')
        expect(lines[index + 1] ?? '', `below line ${index + 1}`).toBe('')
        open = ''
        continue
      }
      expect(line).toMatch(
        /^:::(?:ejemplo|error|pista|respuesta|aviso|seguridad|aplica|pregunta|predice)(?: \S.*)?$/,
      )
      expect(open, `${line} stands in another container`).toBe('')
      expect(lines[index - 1] ?? '', `above ${line}`).toBe('')
      open = line
    }
    expect(open).toBe('')
  })

  it.each(withBody)('contains no HTML and no comment in $path', ({ body }) => {
    expect(proseOf(body)).not.toMatch(/<\/?[a-z!][^>]*>/i)
  })
})

describe('each topic', () => {
  it.each(topics)('has between 600 and 1,200 words of prose in $path', ({ body }) => {
    const words = countWords(proseOf(body))
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1200)
  })

  it.each(topics)('starts with a paragraph in $path', ({ body }) => {
    expect(body.trimStart()).toMatch(/^[\p{L}\p{N}¿¡«*$]/u)
    expect(body.trimStart()).not.toMatch(/^#/)
  })

  it.each(topics)('has its main figure, a table and a formula or code in $path', ({ attributes, body }) => {
    expect(readPictures(body).map(({ address }) => address)).toContain(attributes.image)
    expect(body).toMatch(/^\|(?: ?:?-+:? ?\|)+$/m)
    expect(body).toMatch(/\$[^$]+\$|^```[a-z]+$/m)
  })

  it.each(topics)('has a worked example and a common mistake in $path', ({ body }) => {
    expect(body).toMatch(/^:::ejemplo/m)
    expect(body).toMatch(/^:::error/m)
  })

  it.each(topics)('ends with questions, an exercise and its vocabulary in $path', ({ body }) => {
    const last = readHeadings(body).slice(-3)
    expect(last.map(({ text }) => text)).toEqual(['Comprueba lo que sabes', 'Aplica', 'Palabras del tema'])
    expect(readSection(body, 'Aplica')).toMatch(/^:::aplica/m)
    const words = readSection(body, 'Palabras del tema').match(/^- \*\*.+\*\*: .+\.$/gm) ?? []
    expect(words.length).toBeGreaterThanOrEqual(5)
    expect(words.length).toBeLessThanOrEqual(8)
  })

  it.each(topics)('has three to eight questions, each marked or with its answer, in $path', ({ body }) => {
    const section = readSection(body, 'Comprueba lo que sabes')
    const open = section.match(/^\*\*.+\*\*.*\n\n:::respuesta$/gm) ?? []
    const marked = section.match(/^:::pregunta/gm) ?? []
    expect(section.match(/^:::\w+/gm)).toHaveLength(open.length + marked.length)
    expect(open.length + marked.length).toBeGreaterThanOrEqual(3)
    expect(open.length + marked.length).toBeLessThanOrEqual(8)
  })

  const asking = topics.filter(({ body }) => body.includes('\n:::pregunta'))

  it.each(asking)(
    'has one prediction, at least three marked questions and at most twelve in total in $path',
    ({ body }) => {
      const [text = '', end = ''] = body.split('\n## Comprueba lo que sabes\n')
      expect(body.match(/^:::predice/gm)).toHaveLength(1)
      expect(text).toContain('\n:::predice')
      expect(end.match(/^:::pregunta/gm)?.length).toBeGreaterThanOrEqual(3)
      expect(body.match(/^:::pre/gm)?.length).toBeLessThanOrEqual(12)
    },
  )
})

describe('each challenge and each problem', () => {
  const parts = [
    'El encargo',
    'Materiales',
    'Tiempo',
    'Seguridad',
    'Pasos',
    'Cómo se valora',
    'Para ir más lejos',
  ]

  it.each(challenges)('has every section, in order, and a rubric in $path', ({ body }) => {
    expect(readHeadings(body).map(({ text }) => text)).toEqual(parts)
    const rubric = readSection(body, 'Cómo se valora')
    expect(rubric).toMatch(/\| ?Criterio ?\| ?1 punto ?\| ?2 puntos ?\| ?3 puntos ?\|/)
  })

  it.each(challenges)('has between 250 and 450 words in $path', ({ body }) => {
    const words = countWords(proseOf(body))
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(450)
  })

  it.each(problems)('has data, steps, a check and the typical mistake in $path', ({ body }) => {
    expect(readHeadings(body).map(({ text }) => text)).toEqual(['Datos', 'Pasos', 'Comprobación'])
    expect(readSection(body, 'Pasos')).toContain('$$')
    expect(body).toMatch(/^:::error/m)
  })
})

describe('the glossary', () => {
  const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
  const formsOf = ({ attributes: { title, forms } }: Document) => [String(title), ...listOf(forms)]

  it('has every word of every topic exactly once, with a link to the topic', () => {
    const pairs = topics.flatMap(({ name, body }) =>
      [...readSection(body, 'Palabras del tema').matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, word = '']) => ({
        word: word.replace(/ \(.+\)$|\*/g, ''),
        topic: name,
      })),
    )
    const lacking = pairs.filter(({ word, topic }) => {
      const found = terms.filter(({ attributes }) => attributes.title === word)
      return found.length !== 1 || !listOf(found[0]?.attributes.topics).includes(topic)
    })
    expect(pairs.length).toBeGreaterThan(200)
    expect(lacking).toEqual([])
  })

  it('gives no form to two terms', () => {
    const forms = terms.flatMap(formsOf).map((form) => form.toLowerCase())
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  })

  it.each(terms)('defines $path in one to three sentences without formatting', ({ body }) => {
    expect(body.trim()).toMatch(/^[\p{Lu}\p{N}].*\.$/u)
    expect(body.trim().split(/\. (?=\p{Lu})/u).length).toBeLessThanOrEqual(3)
    expect(countWords(body)).toBeLessThanOrEqual(45)
    expect(body).not.toMatch(/[*`$[\]]/)
  })

  it.each(terms)('begins the word of $path in lower case, except names and acronyms', ({ attributes }) => {
    expect(String(attributes.title)).toMatch(/^\p{Ll}|^\p{Lu}{2}|^Internet /u)
  })
})

describe('each figure', () => {
  const read = (name: string) => readFileSync(new URL(name, figuresFolder), 'utf8')
  const styleOf = (svg: string) => /<style>[\s\S]*?<\/style>/.exec(svg)?.[0]
  const style = styleOf(read('_plantilla.svg'))
  const used = documents.map(({ attributes, body }) => `${attributes.image} ${body}`).join('\n')

  it.each(figures)('weighs no more than 60 kB in %s', (name) => {
    expect(statSync(new URL(name, figuresFolder)).size).toBeLessThanOrEqual(60_000)
  })

  it.each(figures)('has the style of the template, a title and a description in %s', (name) => {
    const svg = read(name)
    expect(style).toContain('prefers-color-scheme')
    expect(styleOf(svg)).toBe(style)
    expect(svg).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(svg).toMatch(/<desc>[^<]{20,}<\/desc>/)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 360 \d{3}" role="img" data-color="[a-z]+">/)
  })

  it.each(figures)('has no colours, scripts, pictures or addresses of its own in %s', (name) => {
    const drawing = read(name)
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace('http://www.w3.org/2000/svg', '')
    expect(drawing).not.toMatch(/<script|<foreignObject|<image|href=|https?:|style=|\son\w+=/i)
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}"|rgb\(/i)
  })

  it.each(figures.filter((name) => !name.startsWith('_')))('is used by a document: %s', (name) => {
    expect(used.includes(`/figuras/${name}`)).toBe(true)
  })
})

describe('the language', () => {
  it.each(documents)('triggers no author warnings in $path', ({ attributes, body }) => {
    const { title, name, excerpt, description, result } = attributes
    const texts = [title, name, excerpt, description, result, body].filter((text) => typeof text === 'string')
    const said = texts.flatMap((text) => reviewText(text, simulators).findings)
    expect(said.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  it.each(documents)('has balanced round brackets in $path', ({ body }) => {
    const prose = proseOf(body)
    expect(prose.split('(').length).toBe(prose.split(')').length)
  })
})
