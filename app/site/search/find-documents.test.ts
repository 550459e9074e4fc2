import { expect, test } from 'vitest'
import { findDocuments } from './find-documents.ts'
import { readQuery } from './read-query.ts'
import { type Searchable, SearchIndex } from './search-index.ts'
import { Synonyms } from './synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

const synonyms = new Synonyms([
  ['tensión', 'voltaje', 'diferencia de potencial'],
  ['engranaje', 'piñón', 'rueda dentada'],
  ['polímetro', 'multímetro', 'téster'],
  ['nada', 'de esto', 'tiene', 'cachivache'],
])

function document(id: string, given: Partial<Searchable> = {}): Searchable {
  return { kind: 'temario', id, title: id, headings: '', text: '', worth: 1, groups: {}, ...given }
}

function open(documents: Searchable[]): SearchIndex {
  const index = new SearchIndex()
  index.put(documents)
  return index
}

function find(
  index: SearchIndex,
  text: string,
  { isTyping = false, groups = {}, from = 0, count = 10 } = {},
) {
  const query = readQuery(text, isTyping, { index, vocabulary: new Vocabulary(index, synonyms), synonyms })
  const found = findDocuments(index, query, { groups, from, count })
  return { ...found, corrected: query.corrected, ids: found.hits.map(({ id }) => id) }
}

const course = open([
  document('ohm', { title: 'Ley de Ohm', text: 'La tensión eléctrica es la intensidad por la resistencia.' }),
  document('engranajes', { title: 'Engranajes', text: 'Una rueda dentada mueve a otra.' }),
  document('poleas', {
    title: 'Poleas',
    text: 'La correa une dos poleas y mueve un eje. Un engranaje no patina.',
  }),
  document('calendario', { title: 'Un año de taller', text: 'Retos de cada semana.', kind: 'blog' }),
  document('reto', { title: 'Construye una grúa', text: 'Con poleas y madera', kind: 'retos' }),
])

test.each([
  ['tension electrica', ['ohm']],
  ['ano', []],
  ['año', ['calendario']],
  ['engranaje', ['engranajes', 'poleas']],
  ['piñón', ['engranajes', 'poleas']],
  ['voltaje', ['ohm']],
  ['diferencia de potencial', ['ohm']],
  ['construir', ['reto']],
  ['mover un eje', ['poleas']],
])('%s finds %j', (text, ids) => {
  expect(find(course, text).ids).toEqual(ids)
})

test('corrects a typo and reports it, if no document has the typed word', () => {
  expect(find(course, 'engranje')).toMatchObject({
    ids: ['engranajes', 'poleas'],
    corrected: [{ typed: 'engranje', meant: 'engranaje' }],
  })
  expect(find(course, 'voltage')).toMatchObject({
    ids: ['ohm'],
    corrected: [{ typed: 'voltage', meant: 'voltaje' }],
  })
  expect(find(course, 'polaes').corrected).toEqual([{ typed: 'polaes', meant: 'poleas' }])
  expect(find(course, 'xyzqw').total).toBe(0)
})

test('completes the last word while it is typed', () => {
  expect(find(course, 'engra', { isTyping: true }).ids).toEqual(['engranajes', 'poleas'])
  expect(find(course, 'ley de o', { isTyping: true }).ids).toEqual(['ohm'])
})

test('finds documents with all words; if there are none, those with most words', () => {
  expect(find(course, 'polea madera')).toMatchObject({ ids: ['reto'], isPartial: false })
  expect(find(course, 'polea resistencia')).toMatchObject({ isPartial: true, total: 3 })
})

test('narrows the results, and counts for each group what its other choices would find', () => {
  const { ids, counts, total } = find(course, 'polea', { groups: { kind: 'retos' } })
  expect(ids).toEqual(['reto'])
  expect(total).toBe(1)
  expect(counts.get('kind')).toEqual(new Map(Object.entries({ temario: 1, retos: 1 })))
  expect(find(course, 'polea', { groups: { kind: 'nada' } }).total).toBe(0)
})

test('returns consecutive pages of results without gaps', () => {
  const many = open(
    Array.from({ length: 30 }, (_, index) =>
      document(`t${String(index).padStart(2, '0')}`, { title: 'Polea' }),
    ),
  )
  const parts = [0, 10, 20].flatMap((from) => find(many, 'polea', { from }).ids)
  expect(parts).toEqual(find(many, 'polea', { count: 30 }).ids)
  expect(new Set(parts).size).toBe(30)
})

test('finds titles made of stop words only', () => {
  const index = open([
    document('que', { title: '¿Qué es y para qué?' }),
    document('otro', { text: 'qué es' }),
  ])
  expect(find(index, 'qué es').ids).toEqual(['que'])
})

test('finds an updated document only by its new words, with the same scores as a new index', () => {
  const index = open([document('a', { title: 'Polea' }), document('b', { title: 'Palanca' })])
  index.put([document('a', { title: 'Engranaje de palanca' })])
  index.remove('temario', ['nobody'])
  expect(find(index, 'polea').ids).toEqual([])
  const fresh = open([document('b', { title: 'Palanca' }), document('a', { title: 'Engranaje de palanca' })])
  expect(find(index, 'palanca').hits).toEqual(find(fresh, 'palanca').hits)
  index.remove('temario', ['b'])
  expect(find(index, 'palanca').ids).toEqual(['a'])
})

const spellings = open([
  document('gas', { title: 'Aire', text: 'El CO₂ calienta. Un depósito de 3 m³.' }),
  document('formula', { title: 'Química', text: 'Se escribe CO2.' }),
  document('red', { title: 'Redes', text: 'El router da wifi en casa.' }),
  document('antena', { title: 'Antenas', text: 'La Wi‑Fi va por radio.' }),
  document('luz', { title: 'Luces', text: 'Un led en serie con otro, y un paralelo.' }),
  document('copia', { title: 'Copias', text: 'La regla 3-2-1, con una relación de 5:1.' }),
  document('otra', { title: 'Números', text: 'Hay 3 cosas, 2 casas y 1 caso; 5 de 1.' }),
  document('medir', { title: 'Medidas', text: 'Se toman con un polímetro.' }),
])

test.each([
  ['CO2', ['formula', 'gas']],
  ['co₂', ['formula', 'gas']],
  ['m3', ['gas']],
  ['wifi', ['antena', 'red']],
  ['wi-fi', ['antena', 'red']],
  ['Wi\u2011Fi', ['antena', 'red']],
  ['fi', ['antena']],
  ["LED's", ['luz']],
  ['LED’s', ['luz']],
  ['serie-paralelo', ['luz']],
  ['3-2-1', ['copia']],
  ['3\u20112\u20111', ['copia']],
  ['5:1', ['copia']],
  ['2', ['copia', 'otra']],
])('%s finds %j in any spelling', (text, ids) => {
  expect(find(spellings, text).ids.sort()).toEqual(ids)
})

test('corrects a typo in a synonym, and finds documents with its other names', () => {
  expect(find(spellings, 'multimero')).toMatchObject({
    ids: ['medir'],
    corrected: [{ typed: 'multimero', meant: 'multímetro' }],
  })
  expect(find(course, 'diferencia de potencail').ids).toEqual(['ohm'])
  expect(find(spellings, 'cachivahe')).toMatchObject({ total: 0, corrected: [] })
})

test('searches the parts of an unknown compound word, with typos and completion', () => {
  expect(find(course, 'polea-maderra').corrected).toEqual([{ typed: 'maderra', meant: 'madera' }])
  expect(find(course, 'polea-maderra').ids).toEqual(['reto'])
  expect(find(spellings, 'wi-f', { isTyping: true }).ids.sort()).toEqual(['antena', 'red'])
})

test('ranks a long topic above many short posts that mention its word once', () => {
  const filler = 'Una frase larga sin nada que buscar dentro. '.repeat(100)
  const topics = [
    document('palancas', { title: 'Palanca', text: filler, worth: 1.25 }),
    document('maquinas', { text: `${'Una palanca simple. '.repeat(2)}${filler}`, worth: 1.25 }),
    document('taller', { text: filler, worth: 1.25 }),
  ]
  const posts = Array.from({ length: 300 }, (_, at) =>
    document(`post-${at}`, { title: 'Aviso', text: 'Hoy vemos la palanca.', kind: 'blog' }),
  )
  const alone = open(topics)
  expect(find(alone, 'palanca').ids).toEqual(['palancas', 'maquinas'])
  alone.put(posts)
  expect(find(alone, 'palanca').ids.slice(0, 2)).toEqual(['palancas', 'maquinas'])
  alone.remove(
    'blog',
    posts.map(({ id }) => id),
  )
  expect(find(alone, 'palanca').hits).toEqual(find(open(topics), 'palanca').hits)
})

test('ranks a synonym no higher than the typed word, however many documents have that word', () => {
  const posts = Array.from({ length: 300 }, (_, at) =>
    document(`post-${at}`, { text: 'engranaje', kind: 'blog' }),
  )
  const index = open([
    document('trenes', { title: 'Trenes', text: 'Un engranaje, otro engranaje y otro engranaje.' }),
    document('bicicletas', { title: 'Bicicletas', text: 'Un piñón, otro piñón y otro piñón.' }),
    ...posts,
  ])
  expect(find(index, 'engranaje').ids.slice(0, 2)).toEqual(['trenes', 'bicicletas'])
})
