import type { Page } from '@playwright/test'
import { expect, fill, makeCategory, openNew, save, test } from './authoring-site.ts'

const hostile = [
  '<script>document.title = "ATACADO"</script>',
  '<img src=x onerror="document.title = \'ATACADO\'">',
  '<p style="position:fixed;inset:0" onclick="document.title = \'ATACADO\'">párrafo</p>',
  '<iframe src="javascript:document.title"></iframe>',
  '[pulsa](javascript:document.title="ATACADO")',
  '[pulsa](JaVaScRiPt:document.title="ATACADO")',
  '![x](javascript:document.title="ATACADO")',
  '<style>body{display:none}</style>',
  '<svg onload="document.title=\'ATACADO\'"></svg>',
].join('\n\n')
const inLine = '"><script>document.title="ATACADO"</script><img src=x onerror=document.title="ATACADO">'

/** Expects no dangerous element, attribute or address on the page. */
async function expectClean(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle(/ATACADO$/)
  const found = await page.evaluate(() => {
    const bad: string[] = []
    for (const element of document.querySelectorAll('main *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'style') bad.push(`${element.tagName} ${name}`)
        if (/^\s*javascript:/i.test(value)) bad.push(`${element.tagName} ${name}=${value}`)
      }
      // Browsers do not execute JSON-LD.
      if (element.matches('script[type="application/ld+json"]')) continue
      if (['SCRIPT', 'IFRAME', 'STYLE', 'OBJECT', 'EMBED'].includes(element.tagName))
        bad.push(element.tagName)
    }
    return bad
  })
  expect(found).toEqual([])
}

const cases: [button: string, path: string, fields: Record<string, string>][] = [
  [
    'Nuevo tema del temario',
    '/topic/hostil-tema',
    { Título: 'Hostil tema', Descripción: inLine, Categoría: 'Hostil', Contenido: hostile },
  ],
  [
    'Nuevo artículo del blog',
    '/blog/hostil-entrada',
    { Título: 'Hostil entrada', Resumen: inLine, Categoría: 'General', Contenido: hostile },
  ],
  ['Nuevo reto', '/retos/hostil-reto', { Título: 'Hostil reto', Descripción: inLine, Contenido: hostile }],
  [
    'Nuevo problema',
    '/problemas',
    { Título: `Hostil ${inLine}`, Descripción: hostile, Solución: `<p>x</p>${hostile}`, Resultado: inLine },
  ],
  [
    'Nueva herramienta',
    '/herramientas',
    { Nombre: `Hostil ${inLine}`, Descripción: inLine, Categoría: 'Educación', URL: 'https://ejemplo.es' },
  ],
]

test('hostile text of an admin is sanitised on every page', async ({ author, browser, site }) => {
  await makeCategory(author, 'Hostil')
  const visitor = await browser.newContext({ baseURL: site.url })
  const reader = await visitor.newPage()
  for (const [button, path, fields] of cases) {
    await openNew(author, button)
    await fill(author, fields)
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)
    await author.goto(path)
    await expectClean(author)
    await reader.goto(path)
    await expect(reader.getByText('Hostil').first()).toBeAttached()
    await expectClean(reader)
  }
  await visitor.close()
})

test('the preview is sanitised like the page, and its warnings do not block the save', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  const text = `## Uno\n\n#### Salta\n\n![](/figuras/no-existe.svg)\n\n[pincha aquí](/topic/no-existe)\n\n![Robot](https://otra.es/a.png)\n\n${hostile}`
  await fill(author, { Título: 'Con avisos', Resumen: 'r', Categoría: 'General', Contenido: text })
  const preview = author.getByRole('group', { name: 'Vista previa' })
  for (const [line, words] of [
    [3, 'El título salta del nivel 2 al 4: usa ###.'],
    [5, 'La imagen no tiene texto alternativo: di qué se ve en ella.'],
    [5, 'La imagen /figuras/no-existe.svg no está en esta web.'],
    [7, 'El enlace dice «pincha aquí»: di a dónde lleva.'],
    [7, 'El enlace a /topic/no-existe no lleva a ninguna página de esta web.'],
    [9, 'La imagen https://otra.es/a.png está en otra web: se verá como un enlace. Súbela aquí.'],
  ] as const) {
    await expect(preview.getByRole('listitem').filter({ hasText: `Línea ${line}: ${words}` })).toBeVisible()
  }
  await expectClean(author)
  await preview.getByRole('button', { name: 'Línea 7' }).first().click()
  const area = author.getByLabel('Contenido')
  await expect(area).toBeFocused()
  const chosen = await area.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  )
  expect(chosen).toBe('[pincha aquí](/topic/no-existe)')
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
})

test('visitors cannot read or write anything in the editing screens', async ({ request, browser, site }) => {
  const paths = [
    ...['/editor/papelera', '/editor/importar', '/editor/contenido-de-muestra', '/editor/historial/blog/x'],
    ...[
      '/editor/eliminar/blog/x',
      '/edit/blog/nuevo',
      '/edit/temario/nuevo',
      '/edit/tools/nuevo',
      '/edit/retos/nuevo',
    ],
    ...['/edit/problemas/nuevo', '/edit/categorias/nuevo', '/edit/otra/nuevo', '/edit'],
  ]
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 401])
  const headers = { Origin: site.url }
  const form = { title: 'x', summary: 's', category: 'General', content: 'c' }
  for (const path of [
    '/edit/blog/nuevo',
    '/herramientas',
    '/editor/papelera',
    '/editor/vista-previa',
    '/editor/eliminar/blog/x',
  ]) {
    expect([path, (await request.post(path, { form, headers })).status()]).toEqual([path, 401])
  }
  expect((await request.delete('/editor/documentos/blog/x', { headers })).status()).toBe(401)
  const anyone = await browser.newPage({ baseURL: site.url })
  await anyone.goto('/edit/blog/nuevo')
  await expect(anyone.getByText('Acceso solo para administradores').first()).toBeVisible()
  await anyone.close()
})

test('an invalid address of a form shows an error', async ({ author }) => {
  for (const [path, words] of [
    ['/edit', 'Parámetros de URL inválidos'],
    ['/edit/blog', 'Parámetros de URL inválidos'],
    ['/edit/otra/nuevo', 'No se pudo cargar el formulario'],
    ['/edit/blog/no-existe', 'No se pudo cargar el formulario'],
  ] as const) {
    await author.goto(path)
    await expect(author.getByText(words).first()).toBeVisible()
  }
})
