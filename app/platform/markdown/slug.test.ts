import { describe, expect, it } from 'vitest'
import { slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Presión y fluidos', 'presion-y-fluidos'],
    ['El ñandú, la cigüeña y la çedilla', 'el-nandu-la-ciguena-y-la-cedilla'],
    ['Straße Æon Øre', 'strasse-aeon-ore'],
    ['  ¿Qué es la  Ley de Ohm? ', 'que-es-la-ley-de-ohm'],
    ['a – b -- c', 'a-b-c'],
    ['-a-', 'a'],
    ['1.º ESO', '1o-eso'],
    ['1ª', '1a'],
    ['H₂O y m³', 'h2o-y-m3'],
    ['AC/DC', 'ac-dc'],
    ['v2.5. Fin', 'v2-5-fin'],
    ['½ vuelta', '1-2-vuelta'],
    ['mi_archivo.md', 'miarchivo-md'],
    ['¡!', ''],
    ['日本', ''],
    ['presio\u0301n', 'presion'],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('cuts a long slug at a hyphen', () => {
    expect(slugify('palabra '.repeat(20))).toBe('palabra-'.repeat(10).slice(0, -1))
    expect(slugify(`${'a'.repeat(75)} bcdefgh`)).toBe('a'.repeat(75))
    expect(slugify('a'.repeat(200))).toBe('a'.repeat(80))
  })
})
