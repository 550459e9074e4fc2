import type { Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { type Given, type Statement, statement } from './statement.ts'

const sections = [
  ['Inicio', '/'],
  ['Temario', '/temario'],
  ['Retos', '/retos'],
  ['Problemas', '/problemas'],
  ['Herramientas', '/herramientas'],
  ['Blog', '/blog'],
] as const

async function expectInOrder(page: Page, part: 'banner' | 'contentinfo'): Promise<void> {
  const links = page.getByRole(part).getByRole('link')
  const found = await links.evaluateAll((all) => all.map((link) => link.textContent?.trim()))
  const names: string[] = sections.map(([name]) => name)
  expect(found.filter((name) => name && names.includes(name))).toEqual(names)
}

/** Signs in an account whose e-mail has 40 letters. */
async function signInLong({ browser, site }: Given) {
  const email = `${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}@instituto-largo.es`.padStart(40, 'a')
  await admin(site, 'add-editor', email)
  const context = await signInNewBrowser(browser, site, email)
  return { page: await context.newPage(), email, close: () => context.close() }
}

/** Runs in the page: whether the element or an ancestor clips its text. */
function isCut(element: Element): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  const words = text.getBoundingClientRect()
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one !== element && getComputedStyle(one).overflow === 'visible') continue
    const room =
      one === document.documentElement
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : one.getBoundingClientRect()
    const isInside =
      words.left >= room.left - 1 && words.right <= room.right + 1 && words.bottom <= room.bottom + 1
    if (!isInside) return true
  }
  return false
}

/** The frame of every page: sections 1 and 2 of the specification, up to its table of routes. */
export const frame: readonly Statement[] = [
  statement('1', 'the tagline is «aprueba, aprende y aplica»', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('contentinfo').getByText('aprueba, aprende y aplica', { exact: true }),
    ).toBeVisible()
  }),
  statement('1', 'visitors browse every section without signing in', async ({ request }) => {
    for (const [, path] of sections) expect((await request.get(path)).status(), path).toBe(200)
  }),
  statement('1', 'a signed-in user sees their e-mail and can sign out', async ({ as }) => {
    const page = await as('student')
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('student@ejemplo.es').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cerrar sesión', exact: true })).toBeAttached()
  }),
  ...[1024, 1280, 1920].map((width) =>
    statement('2', `header: an e-mail of 40 letters is whole at ${width} px`, async (given) => {
      const { page, email, close } = await signInLong(given)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await settled(page)
      const shown = page
        .getByRole('banner')
        .getByText(email, { exact: true })
        .and(page.locator(':visible'))
        .first()
      const box = await shown.boundingBox()
      const cut = await shown.evaluate(isCut)
      expect({ cut, isInside: box !== null && box.x + box.width <= width }).toEqual({
        cut: false,
        isInside: true,
      })
      await close()
    }),
  ),
  statement('2', 'account menu of a phone: an e-mail of 40 letters is whole', async (given) => {
    const { page, email, close } = await signInLong(given)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: 'Abrir menú', exact: true }).click()
    const shown = page
      .getByRole('banner')
      .getByText(email, { exact: true })
      .and(page.locator(':visible'))
      .first()
    expect(await shown.evaluate(isCut)).toBe(false)
    await close()
  }),
  ...[360, 800, 1280].map((width) =>
    statement('2', `the account page has the whole e-mail at ${width} px`, async (given) => {
      const { page, email, close } = await signInLong(given)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/cuenta')
      await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
      await close()
    }),
  ),
  statement('2', 'a shared header and footer surround all pages', async ({ page }) => {
    for (const path of [...sections.map(([, one]) => one), '/nada', '/sobre']) {
      await page.goto(path)
      await expect(page.getByRole('banner'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
    }
  }),
  statement('2', 'header: the brand leads home', async ({ page }) => {
    await page.goto('/blog')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Engrana/ })
      .click()
    await expect(page).toHaveURL('/')
  }),
  statement('2', 'header: Inicio, Temario, Retos, Problemas, Herramientas, Blog', async ({ page }) => {
    await page.goto('/')
    await expectInOrder(page, 'banner')
  }),
  ...sections.map(([name, path]) =>
    statement('2', `header: ${name} leads to ${path}`, async ({ page }) => {
      await page.goto('/faq')
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }),
  ),
  statement('2', 'header and footer: Editor for admins only', async ({ page, as }) => {
    const admin = await as('admin')
    await admin.goto('/')
    await page.goto('/')
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(admin.getByRole(part).getByRole('link', { name: 'Editor', exact: true })).toBeVisible()
      await expect(page.getByRole(part).getByRole('link', { name: 'Editor', exact: true })).toHaveCount(0)
    }
  }),
  statement('2', 'the menu of a phone opens, and closes on a link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menú', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Problemas', exact: true }).click()
    await expect(page).toHaveURL('/problemas')
    await expect(page.getByRole('button', { name: 'Cerrar menú', exact: true })).toBeHidden()
  }),
  statement('2', 'header: the link of the section is underlined, alone', async ({ page }) => {
    await page.goto('/retos')
    const link = page.getByRole('banner').getByRole('link', { name: 'Retos', exact: true })
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    const other = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })
    await expect(other).toHaveCSS('text-decoration-line', 'none')
  }),
  statement('2', 'the sign-in button opens a modal with a button that closes it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toBeVisible()
    await modal.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(modal).toBeHidden()
  }),
  statement('2', 'footer: the brand', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByText('Engrana', { exact: true })).toBeVisible()
  }),
  statement('2', 'footer: the same links of navigation', async ({ page }) => {
    await page.goto('/')
    await expectInOrder(page, 'contentinfo')
  }),
  ...(
    [
      ['Privacidad', '/privacidad'],
      ['Términos', '/terminos'],
      ['Cookies', '/cookies'],
      ['Aviso Legal', '/legal'],
      ['Contacto', '/contacto'],
      ['Sobre Nosotros', '/sobre'],
      ['FAQ', '/faq'],
    ] as const
  ).map(([name, path]) =>
    statement(
      '2',
      `footer: ${name} leads to ${path}, with its heading`,
      async ({ page }) => {
        await page.goto('/')
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300)
      },
      '«Static pages have real texts instead of a placeholder paragraph»',
    ),
  ),
  statement(
    '2',
    'footer: copyright',
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('contentinfo')).toContainText(`© 2025–${new Date().getFullYear()}`)
    },
    '«© 2025–» and the current year',
  ),
]
