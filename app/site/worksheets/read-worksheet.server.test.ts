import { expect, it } from 'vitest'
import { type GivenWorksheet, readWorksheet } from './read-worksheet.server.ts'
import { worksheetAddress } from './worksheet.ts'
import { problemCode } from './worksheet-repository.server.ts'

const nothing = { p: [], ficha: null, variantes: null, clave: null, titulo: null, grupo: null }
const [a, b] = [problemCode('palanca'), problemCode('led')]

function read(given: Partial<GivenWorksheet>) {
  return readWorksheet({ ...nothing, p: [a], ...given })
}

it('reads single and joined problems in order, each once', () => {
  const reading = readWorksheet({ ...nothing, p: [`${b}.${a}`, a, 'x', '../../etc'] })
  expect(reading).toMatchObject({ ok: true, worksheet: { codes: [b, a], letters: ['A'], hasKey: false } })
})

it('parses its own address back unchanged', () => {
  const reading = read({
    ficha: '4711',
    variantes: '3',
    clave: '1',
    titulo: ' Repaso:  «¿50 %?» & más ',
    grupo: '2.º B',
  })
  if (!reading.ok) throw new Error(reading.messages.join())
  expect(reading.worksheet).toMatchObject({
    number: 4711,
    letters: ['A', 'B', 'C'],
    title: 'Repaso: «¿50 %?» & más',
  })
  const { searchParams } = new URL(worksheetAddress('/fichas/hoja', reading.worksheet), 'http://localhost')
  const again = readWorksheet({
    ...nothing,
    ...Object.fromEntries(searchParams),
    p: searchParams.getAll('p'),
  })
  expect(again).toEqual(reading)
})

it('derives the same default number from the same problems', () => {
  const [one, other] = [read({}), read({})]
  expect(one).toEqual(other)
  expect(one.ok && one.worksheet.number).toBeGreaterThanOrEqual(1000)
})

it.each<[Partial<GivenWorksheet>, string]>([
  [{ p: [] }, 'Elige al menos un problema.'],
  [{ p: ['nada', 'A B C D'] }, 'Elige al menos un problema.'],
  [
    { p: Array.from({ length: 23 }, (_, at) => problemCode(String(at))) },
    'Una ficha tiene como mucho 20 problemas: has elegido 23.',
  ],
  [{ variantes: '4' }, 'Las variantes son 1, 2 o 3.'],
  [{ variantes: '-1' }, 'Las variantes son 1, 2 o 3.'],
  [{ ficha: '0' }, 'El número de ficha va de 1 a 99999, en cifras.'],
  [{ ficha: '1e9' }, 'El número de ficha va de 1 a 99999, en cifras.'],
  [{ ficha: '123456' }, 'El número de ficha va de 1 a 99999, en cifras.'],
  [{ titulo: 'a'.repeat(81) }, 'El título tiene como mucho 80 letras.'],
  [{ grupo: 'a'.repeat(31) }, 'El grupo tiene como mucho 30 letras.'],
])('reports what is wrong with %j', (given, message) => {
  expect(read(given)).toEqual({ ok: false, messages: [message] })
})
