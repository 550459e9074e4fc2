import { matchPath } from 'react-router'
import routes from '../app/routes.ts'
import { axeOn } from './barriers.ts'
import { validateHtml } from './html-validator.ts'
import { expect, test } from './journey.ts'
import { shownRows } from './pages.ts'

const topic = 'ley-de-ohm-serie-y-paralelo'

/** What a visitor opens beside the addresses of the site map. */
const visitorPaths = [
  ...['/temario?bloque=td-programacion&paginas=2', '/problemas?paginas=10', '/problemas/no-existe'],
  ...['/problemas?categoria=nada', '/retos?tema=puentes', '/topic/no-existe', '/retos/no-existe'],
  ...[
    '/blog/no-existe',
    '/nada',
    '/entrar',
    '/entrar?modo=registro',
    '/recuperar',
    '/recuperar/nueva?token=x',
    '/invitacion?codigo=no-existe',
    '/vista-previa/no-existe',
  ],
]
/** What an admin opens beside the pages of the table of permissions. */
const adminPaths = [`/topic/${topic}`, `/edit/temario/${topic}`, '/edit/nada/x']

test('the HTML of every page is valid, and that of a faulty one is not', async ({ request, as }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(listed.length).toBeGreaterThan(60)
  const pages = new Map<string, string>()
  for (const path of [...listed, ...visitorPaths]) pages.set(path, await (await request.get(path)).text())
  const author = await as('admin')
  for (const path of [...adminPaths, ...shownRows.map((row) => row.path)])
    pages.set(`admin ${path}`, await (await author.request.get(path)).text())
  for (const { file, path = '' } of routes) {
    if (!file.endsWith('-page.tsx') || path === '*') continue
    const isChecked = [...pages.keys()].some((key) =>
      matchPath(`/${path}`, key.replace(/^admin |\?.*$/g, '')),
    )
    expect(isChecked, `no page of ${path} is checked`).toBe(true)
  }
  // A page of whose faults we know, so that it is seen that they are found.
  pages.set('/x', '<!doctype html><html lang="es"><title>x</title><p id="a">x</p><p id="a">y</p></html>')
  expect(await validateHtml(pages)).toEqual([
    expect.stringContaining('/x: Duplicate ID “a”.'),
    expect.stringContaining('/x: The first occurrence of ID “a” was here.'),
  ])
})

test('no landmark repeats and no id, however much is unfolded', async ({ page }) => {
  await page.goto('/problemas?paginas=10')
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  const rules = ['landmark-unique', 'duplicate-id-aria', 'landmark-complementary-is-top-level']
  const { violations } = await axeOn(page).withRules(rules).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
