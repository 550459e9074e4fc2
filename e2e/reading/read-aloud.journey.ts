import type { Page } from '@playwright/test'
import { findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

const topic = '/topic/ley-de-ohm-serie-y-paralelo'
type StubVoice = { lang: string; name: string; localService: boolean }
const spain: StubVoice = { lang: 'es-ES', name: 'Elvira', localService: true }

/** A call of `speak` on the stub, with its voice and rate. */
type Said = { text: string; voice: string; rate: number }
declare global {
  interface Window {
    stubSpeech?: { said: Said[]; cancelled: number; finish: () => void }
  }
}

/** Replaces the speech of the browser by a silent stub that ends a sentence when `finish` is called. */
async function stubSpeech(page: Page, voices: readonly StubVoice[]): Promise<void> {
  await page.addInitScript((list) => {
    class StubUtterance extends EventTarget {
      text: string
      voice: StubVoice | undefined
      rate = 1
      onend: (() => void) | undefined
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    let saying: StubUtterance | undefined
    const stub = {
      said: [] as Said[],
      cancelled: 0,
      finish: () => {
        const ended = saying
        saying = undefined
        ended?.onend?.()
      },
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => list,
      speak(utterance: StubUtterance) {
        saying = utterance
        stub.said.push({ text: utterance.text, voice: utterance.voice?.name ?? '', rate: utterance.rate })
      },
      cancel() {
        stub.cancelled++
        saying = undefined
      },
    })
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: StubUtterance }))
      Object.defineProperty(window, name, { value, configurable: true })
    window.stubSpeech = stub
  }, voices)
}

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.stubSpeech?.said.map(({ text }) => text) ?? [])
const finish = (page: Page): Promise<void> => page.evaluate(() => window.stubSpeech?.finish())
/** Returns the highlighted text that is being read. */
const marked = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('leyendo') ?? [])].map(String).join(''))

for (const who of ['visitor', 'admin'] as const) {
  test(`the page reads a topic aloud to the ${who} sentence by sentence, pauses, resumes and stops`, async ({
    as,
  }) => {
    const page = await as(who)
    await stubSpeech(page, [{ ...spain, lang: 'en-US' }, { ...spain, lang: 'es-MX', name: 'Paloma' }, spain])
    await page.goto(topic)
    const listen = page.getByRole('button', { name: 'Escuchar' })
    const bar = page.getByRole('region', { name: 'Lectura en voz alta' })
    await listen.press('Enter')
    const pause = bar.getByRole('button', { name: 'Pausa' })
    await expect(pause).toBeFocused()
    expect(await page.evaluate(() => window.stubSpeech?.said)).toEqual([
      { text: 'Electricidad: ley de Ohm, serie y paralelo', voice: 'Elvira', rate: 1 },
    ])
    expect(await marked(page)).toBe('Electricidad: ley de Ohm, serie y paralelo')
    for (let sentence = 0; sentence < 4; sentence++) await finish(page)
    expect(await said(page)).toEqual([
      'Electricidad: ley de Ohm, serie y paralelo',
      'Tensión, intensidad y resistencia en un circuito con pila, cómo se relacionan con la ley de Ohm y qué cambia al conectar en serie o en paralelo.',
      'Antes de empezar: dos preguntas de temas anteriores, está plegado.',
      'En una tira de luces antigua se funde una bombilla y se apagan todas.',
      'En tu casa se funde una y las demás siguen encendidas.',
    ])
    expect((await marked(page)).trim()).toBe('En tu casa se funde una y las demás siguen encendidas.')

    await page.keyboard.press('Enter')
    const goOn = bar.getByRole('button', { name: 'Seguir' })
    await expect(goOn).toBeFocused()
    await finish(page)
    expect(await said(page)).toHaveLength(5)
    await page.keyboard.press('Enter')
    expect((await said(page)).slice(4)).toEqual(
      Array(2).fill('En tu casa se funde una y las demás siguen encendidas.'),
    )

    await bar.getByLabel('Velocidad').selectOption('Rápida')
    expect(await page.evaluate(() => window.stubSpeech?.said.at(-1)?.rate)).toBe(1.25)
    await bar.getByRole('button', { name: 'Parar' }).click()
    await expect(bar).toBeHidden()
    await expect(listen).toBeFocused()
    expect(await marked(page)).toBe('')
  })
}

test('formulas, units, figures, tables and terms are read in Spanish, and folded text is skipped', async ({
  page,
}) => {
  await stubSpeech(page, [spain])
  await page.goto(topic)
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.getByRole('button', { name: 'Pausa' }).waitFor()
  const bar = page.getByRole('region', { name: 'Lectura en voz alta' })
  await page.evaluate(() => {
    const { stubSpeech } = window
    for (let before = -1; stubSpeech && before < stubSpeech.said.length; ) {
      before = stubSpeech.said.length
      stubSpeech.finish()
    }
  })
  // The reading has ended by itself.
  await expect(bar).toBeHidden()
  const text = (await said(page)).join('\n')
  expect(text).toContain('R sub total es igual a 1200 más 600 es igual a 1800 ohmios.')
  expect(text).toMatch(/\d voltios/)
  expect(text).toMatch(/^Imagen: /m)
  expect(text).toMatch(/^Magnitud: tensión/im)
  expect(text).not.toMatch(/Ver en el glosario|Explicar con IA|Imprimir|Actualizado|[=Ω]|\d V\b/)
  expect(text).toContain('Ver explicación, está plegado.')
  const answer =
    (await page
      .locator('details.fold-respuesta')
      .first()
      .locator(':scope > :not(summary)')
      .first()
      .textContent()) ?? ''
  expect(text).not.toContain(answer.trim().slice(0, 40))
})

test('the page scrolls only when the sentence is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await stubSpeech(page, [spain])
  await page.goto(topic)
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.getByRole('button', { name: 'Pausa' }).waitFor()
  await finish(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (let sentence = 0; sentence < 30; sentence++) await finish(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const box = await page.evaluate(() => {
    const [range] = CSS.highlights.get('leyendo') ?? []
    return range instanceof Range ? range.getBoundingClientRect().toJSON() : undefined
  })
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
})

test('leaving the page stops the reading, also with client-side navigation', async ({ as }) => {
  const page = await as('admin')
  await stubSpeech(page, [spain])
  await page.goto(topic)
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.getByRole('button', { name: 'Pausa' }).waitFor()
  const before = await page.evaluate(() => window.stubSpeech?.cancelled ?? 0)
  await page.getByRole('banner').getByRole('link', { name: 'Retos', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lectura en voz alta' })).toBeHidden()
  expect(await page.evaluate(() => window.stubSpeech?.cancelled)).toBeGreaterThan(before)
})

test('a network voice is used only after confirmation', async ({ page }) => {
  await stubSpeech(page, [{ ...spain, name: 'Google español', localService: false }])
  await page.goto(topic)
  await page.getByRole('button', { name: 'Escuchar' }).click()
  const bar = page.getByRole('region', { name: 'Lectura en voz alta' })
  await expect(bar).toContainText(
    'La única voz en español de este navegador, «Google español», funciona por internet',
  )
  expect(await said(page)).toEqual([])
  await bar.getByRole('button', { name: 'Escuchar de todas formas' }).click()
  expect(await said(page)).toHaveLength(1)
  await expect(bar.getByRole('button', { name: 'Pausa' })).toBeVisible()
})

test('without a Spanish voice the page explains how to add one, with no axe violations', async ({ page }) => {
  await stubSpeech(page, [{ ...spain, lang: 'en-GB' }])
  await page.goto('/blog/cuaderno-tecnico')
  await page.getByRole('button', { name: 'Escuchar' }).click()
  const bar = page.getByRole('region', { name: 'Lectura en voz alta' })
  await expect(bar.getByRole('status')).toContainText('Este dispositivo no tiene ninguna voz en español.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page, colorScheme)).toEqual({})
  }
  await bar.getByRole('button', { name: 'Cerrar' }).click()
  await expect(bar).toBeHidden()
})

test('a browser without speech synthesis shows a message', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }))
  await page.goto('/retos/luz-de-escalera')
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await expect(page.getByText('Este navegador no sabe leer en voz alta.')).toBeVisible()
})

test('a problem is read without its solution until that is unfolded', async ({ page }) => {
  await stubSpeech(page, [spain])
  await page.goto('/problemas/t4-automatizacion-motor-reductora-rueda')
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.getByRole('button', { name: 'Pausa' }).waitFor()
  for (let sentence = 0; sentence < 60; sentence++) await finish(page)
  const closed = (await said(page)).join('\n')
  expect(closed).toContain('Enunciado')
  expect(closed).toContain('Ver solución')
  expect(closed).not.toContain('Solución detallada')
  await page.getByText('Ver solución').click()
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.getByRole('button', { name: 'Pausa' }).waitFor()
  for (let sentence = 0; sentence < 60; sentence++) await finish(page)
  expect((await said(page)).join('\n')).toContain('Solución detallada')
})
