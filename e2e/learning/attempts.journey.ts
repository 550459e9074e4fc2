import type { Page } from '@playwright/test'
import { expect, test, watch } from '../support/journey.ts'
import { goodPassword, registerByForm, signInNewBrowser } from '../support/people.ts'

const led = '/problemas/resistencia-para-un-led-con-pila-de-9-v'
const exercise = 'problemas:td-proceso-led'

type Kept = { exercise: string; seed: string; verdict: string; hints: number; isSolutionSeen: boolean }

/** Reads the attempts stored on this device, of every owner, sorted by time. */
function readLog(page: Page): Promise<(Kept & { owner: string; isUnsent: boolean })[]> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opening = indexedDB.open('intentos')
    // Reading must not create the database.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const database = await asked(opening).catch(() => undefined)
    if (!database) return []
    const rows = await asked(database.transaction('attempts').objectStore('attempts').getAll())
    database.close()
    return rows
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ id, at, unsent, ...rest }) => ({ ...rest, isUnsent: unsent !== undefined }))
  })
}

async function answer(page: Page, series: string, current: string): Promise<void> {
  await page.getByLabel('Resistencia en serie').fill(series)
  await page.getByLabel('Corriente con la de 390 Ω').fill(current)
  await page.getByRole('button', { name: 'Comprobar' }).click()
}

const verdicts = (page: Page) => page.locator('#respuesta').getByRole('status')

test('a device stores the attempts of a visitor, with opened hints and solution, but not the answers', async ({
  page,
}) => {
  await page.goto(led)
  await answer(page, '450 Ω', '')
  await expect(verdicts(page).first()).toContainText('Incorrecto')
  // Neither an unreadable answer nor the same answer again counts as another attempt.
  await answer(page, 'no sé', '')
  await expect(verdicts(page).first()).toContainText('No lo entiendo')
  await page.locator('#respuesta').getByText('Pista').first().click()
  await page.locator('#respuesta').getByText('Pista').first().click()
  await answer(page, '350 Ω', '0,018 A')
  await answer(page, '350 Ω', '17,9 mA')
  await expect(verdicts(page).last()).toContainText('Correcto.')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await page.getByText('Ver solución').click()
  await answer(page, '350', '17,9 mA')
  await expect.poll(() => readLog(page)).toHaveLength(4)
  await page.reload()
  const common = { exercise, seed: '', owner: '', isUnsent: false }
  expect(await readLog(page)).toEqual([
    { ...common, verdict: 'wrong', hints: 0, isSolutionSeen: false },
    { ...common, verdict: expect.any(String), hints: 1, isSolutionSeen: false },
    { ...common, verdict: 'right', hints: 1, isSolutionSeen: false },
    { ...common, verdict: 'almost', hints: 1, isSolutionSeen: true },
  ])
})

test('a device stores at most 5000 attempts', async ({ page }) => {
  await page.goto(led)
  await answer(page, '450 Ω', '')
  await expect.poll(() => readLog(page)).toHaveLength(1)
  await page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await asked(indexedDB.open('intentos'))
    const attempts = database.transaction('attempts', 'readwrite').objectStore('attempts')
    const [first] = await asked(attempts.getAll())
    const before = Date.parse(first.at)
    for (let minute = 1; minute < 5000; minute++)
      attempts.put({
        ...first,
        id: crypto.randomUUID(),
        at: new Date(before - minute * 60_000).toISOString(),
      })
    await asked(attempts.count())
    database.close()
  })
  expect(await readLog(page)).toHaveLength(5000)
  await answer(page, '350 Ω', '17,9 mA')
  await expect.poll(async () => (await readLog(page)).length).toBe(4500)
  expect((await readLog(page)).at(-1)).toMatchObject({ verdict: 'right' })
})

for (const [what, breakStore] of [
  ['no store', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'a store that is forbidden',
    () => {
      indexedDB.open = () => {
        throw new DOMException('', 'SecurityError')
      }
    },
  ],
  [
    'a store without room',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`a browser with ${what} still marks answers`, async ({ page }) => {
    await page.addInitScript(breakStore)
    await page.goto(led)
    await answer(page, '450 Ω', '')
    await expect(verdicts(page).first()).toContainText('Incorrecto')
    await answer(page, '350 Ω', '17,9 mA')
    await expect(verdicts(page).first()).toContainText('Correcto.')
  })
}

/** Reads the stored attempts as texts: the verdict, the owner, and whether the server lacks the attempt. */
const readOwn = async (page: Page): Promise<string[]> =>
  (await readLog(page)).map(({ verdict, owner, isUnsent }) =>
    [verdict, owner === '' ? 'de nadie' : 'propio', ...(isUnsent ? ['sin enviar'] : [])].join(', '),
  )

/** Goes offline and online: the `online` event makes a device fetch the attempts of others at once. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

test('two devices of one account reach the same log, also after a network failure', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto(led)
  await answer(page, '450 Ω', '')
  await expect.poll(() => readOwn(page)).toEqual(['wrong, de nadie'])
  await registerByForm(page, 'dos@ejemplo.es')
  const question = page.getByRole('region', { name: '¿Estos intentos son tuyos?' })
  await expect(question).toContainText('En este dispositivo hay un intento hecho sin iniciar sesión.')
  await page.reload()
  await question.getByRole('button', { name: 'Sí, guardar en mi cuenta' }).click()
  await expect(question.getByRole('status')).toHaveText('Ya están en tu cuenta.')
  await question.getByRole('button', { name: 'Cerrar' }).click()
  await expect(question).toBeHidden()
  expect(await readOwn(page)).toEqual(['wrong, propio'])

  const elsewhere = await signInNewBrowser(browser, site, 'dos@ejemplo.es')
  const heard: string[] = []
  watch(elsewhere, site, heard)
  const other = await elsewhere.newPage()
  await other.goto(led)
  await expect.poll(() => readOwn(other)).toEqual(['wrong, propio'])
  await expect(other.getByText('¿Estos intentos son tuyos?')).toHaveCount(0)

  // The server stores the attempt, but its answer is lost.
  const lost = Promise.withResolvers<void>()
  await other.route('**/api/intentos', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
    lost.resolve()
  })
  await answer(other, '350 Ω', '17,9 mA')
  await lost.promise
  await expect.poll(() => readOwn(other)).toEqual(['wrong, propio', 'right, propio, sin enviar'])
  await other.unroute('**/api/intentos')
  await other.route('**/api/intentos', (route) => route.abort('internetdisconnected'))
  const asked = other.waitForEvent('dialog')
  const pressed = other.getByRole('button', { name: 'Cerrar sesión' }).click()
  const dialog = await asked
  expect(dialog.message()).toBe(
    'Hay un intento que todavía no ha llegado a tu cuenta. Si cierras la sesión ahora, se pierde. ¿Cerrarla?',
  )
  await dialog.dismiss()
  await pressed
  await other.unroute('**/api/intentos')
  await reconnect(other)
  await expect.poll(() => readOwn(other)).toEqual(['wrong, propio', 'right, propio'])
  await reconnect(page)
  await expect.poll(() => readOwn(page)).toEqual(['wrong, propio', 'right, propio'])

  const kept = await (await page.request.get('/cuenta/datos')).json()
  expect(kept.intentos).toMatchObject([
    { exercise, verdict: 'wrong', hints: 0 },
    { exercise, verdict: 'right', hints: 0 },
  ])
  await page.goto('/cuenta')
  await page.getByRole('link', { name: 'Borrar mi progreso' }).click()
  await expect(page.getByText('Se borran los 2 intentos que hay en tu cuenta.')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar mi progreso' }).click()
  await expect(page.getByText('Tu progreso se ha borrado.')).toBeVisible()
  await expect.poll(() => readOwn(page)).toEqual([])
  await reconnect(other)
  await expect.poll(() => readOwn(other)).toEqual([])
  await elsewhere.close()
  // The browser itself logs network errors; the page must log nothing.
  complaints.push(...heard.filter((text) => !/net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(text)))
})

test('attempts made signed out on a shared device stay apart, and signing out deletes those of the account', async ({
  page,
  site,
}) => {
  await page.goto(led)
  await answer(page, '450 Ω', '')
  await expect.poll(() => readOwn(page)).toEqual(['wrong, de nadie'])
  await registerByForm(page, 'aparte@ejemplo.es')
  const question = page.getByRole('region', { name: '¿Estos intentos son tuyos?' })
  await question.getByRole('button', { name: 'No, dejar aparte' }).click()
  await expect(question.getByRole('status')).toHaveText('Se quedan en este dispositivo, aparte de tu cuenta.')
  await page.goto(led)
  await answer(page, '350 Ω', '17,9 mA')
  await expect.poll(() => readOwn(page)).toEqual(['wrong, de nadie', 'right, propio'])
  expect((await (await page.request.get('/cuenta/datos')).json()).intentos).toHaveLength(1)
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await readOwn(page)).toEqual(['wrong, de nadie'])

  // A session that ends elsewhere: the next page deletes the attempts that the server already has.
  const again = { email: 'aparte@ejemplo.es', password: goodPassword }
  await page.request.post('/api/auth/sign-in/email', { data: again, headers: { origin: site.url } })
  // The service worker may delete the data of the sign-out after this sign-in, which follows faster than any
  // user could. The next page fetches the attempts again.
  await expect(async () => {
    await page.goto(led)
    await expect.poll(() => readOwn(page), { timeout: 5000 }).toEqual(['wrong, de nadie', 'right, propio'])
  }).toPass()
  await page.context().clearCookies()
  await page.goto(led)
  await expect.poll(() => readOwn(page)).toEqual(['wrong, de nadie'])
})

test('without scripts the server stores the answers of a signed-in user, and deletes them on request', async ({
  as,
  site,
  browser,
  complaints,
}) => {
  const cookies = await (await as('admin')).context().cookies()
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: { cookies, origins: [] },
  })
  watch(context, site, complaints)
  const page = await context.newPage()
  const readSaved = async () => (await (await page.request.get('/cuenta/datos')).json()).intentos
  await page.goto(led)
  await answer(page, '450 Ω', '')
  await expect(verdicts(page).first()).toContainText('Incorrecto')
  await answer(page, 'no sé', '')
  await expect(verdicts(page).first()).toContainText('No lo entiendo')
  expect(await readSaved()).toMatchObject([{ exercise, seed: '', verdict: 'wrong' }])

  const scripted = await as('admin')
  await scripted.goto(led)
  await answer(scripted, '350 Ω', '17,9 mA')
  await expect.poll(() => readOwn(scripted)).toEqual(['wrong, propio', 'right, propio'])

  await page.goto('/cuenta/progreso')
  await page.getByRole('button', { name: 'Borrar mi progreso' }).click()
  await expect(page.getByText('Tu progreso se ha borrado.')).toBeVisible()
  expect(await readSaved()).toEqual([])
  await context.close()
})
