import { href } from '../support/addresses.ts'
import { expect, test } from '../support/journey.ts'

const topic = href('/topic/:id', { id: 'maquinas-simples' })

test('only an admin gets the Server-Timing header', async ({ as }) => {
  const timingFor = async (who: 'admin' | 'student' | 'visitor'): Promise<string | undefined> => {
    const page = await as(who)
    return (await page.goto(topic))?.headers()['server-timing']
  }
  const names = ((await timingFor('admin')) ?? '')
    .split(', ')
    .map((span) => span.replace(/;dur=\d+(\.\d)?$/, ''))
  expect(names).toEqual(['sesion', 'datos', 'texto', 'pintar'])
  expect(await timingFor('student')).toBeUndefined()
  expect(await timingFor('visitor')).toBeUndefined()
})
