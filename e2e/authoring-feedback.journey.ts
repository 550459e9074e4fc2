import type { Page } from '@playwright/test'
import { answer, expect, fill, makeCategory, markdownFile, openNew, save, test } from './authoring-site.ts'

const post = { Resumen: 'r', Categoría: 'General', Contenido: 'c' }

async function focusIsInPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? '')).not.toBe('BODY')
}

test('after saving, the page where one lands says what was saved, where, and leads on', async ({
  author,
}) => {
  const category = await makeCategory(author, 'Avisos')
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { Título: 'Tema avisado', Descripción: 'd', Categoría: category, Contenido: 'c' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  const notice = author.getByRole('status').filter({ hasText: 'Se ha guardado «Tema avisado» en Temario.' })
  await expect(notice).toBeFocused()
  await notice.getByRole('link', { name: 'Ver en la web' }).click()
  await expect(author.getByRole('heading', { level: 1, name: 'Tema avisado' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await author.getByRole('link', { name: 'Editar Tema avisado' }).click()
  await fill(author, { Descripción: 'otra' })
  await save(author)
  await expect(author).toHaveURL(/\/topic\/tema-avisado$/)
  await expect(notice).toBeFocused()
  await notice.getByRole('link', { name: 'Seguir editando' }).click()
  await expect(author.getByLabel('Descripción')).toHaveValue('otra')
  await save(author)
  await notice.getByRole('link', { name: 'Ver en la lista' }).click()
  await expect(author).toHaveURL(/\/temario#ficha-temario-tema-avisado$/)
  await expect(author.getByRole('link', { name: 'Tema avisado', exact: true })).toBeInViewport()
  await focusIsInPage(author)
  await author.reload()
  await expect(notice).toHaveCount(0)
})

test('a form that was opened by its address says on the list what was saved', async ({ author }) => {
  await author.goto('/edit/problemas/nuevo')
  await fill(author, { Título: 'Problema avisado', Descripción: 'd', Solución: 's' })
  await save(author)
  await expect(author).toHaveURL(/\/problemas$/)
  const notice = author
    .getByRole('status')
    .filter({ hasText: 'Se ha guardado «Problema avisado» en Problemas.' })
  await expect(notice).toBeFocused()
  await notice.getByRole('button', { name: 'Cerrar' }).click()
  await expect(notice).toHaveCount(0)
  await focusIsInPage(author)
})

test('a notice that wakes with the scripts leaves the focus to who has begun to use the page', async ({
  author,
}) => {
  const message = 'Se ha guardado «Algo».'
  const wake = Promise.withResolvers<void>()
  await author.route('**/*.js', async (route) => {
    await wake.promise
    await route.continue()
  })
  await author.addInitScript(
    (text) => sessionStorage.setItem('aviso', JSON.stringify({ message: text, links: [] })),
    message,
  )
  await author.goto('/blog', { waitUntil: 'commit' })
  const used = author.getByRole('banner').getByRole('link', { name: 'Temario' }).first()
  await used.focus()
  wake.resolve()
  const notice = author.getByRole('status').filter({ hasText: message })
  await expect(notice).toBeVisible()
  await expect(used).toBeFocused()
  await author.evaluate((text) => {
    sessionStorage.setItem('aviso', JSON.stringify({ message: text, links: [] }))
    dispatchEvent(new Event('aviso'))
  }, message)
  await expect(notice).toBeFocused()
})

test('deleting and restoring say that they did it, and the focus stays in the page', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Va y viene' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog')
  await author.getByRole('button', { name: 'Eliminar Va y viene' }).click()
  await answer(author, '¿Seguro que quieres eliminar esta entrada?', 'Aceptar')
  const notice = author.getByRole('status').filter({ hasText: 'Se ha eliminado «Va y viene».' })
  await expect(notice).toBeFocused()
  await notice.getByRole('link', { name: 'Abrir la papelera' }).click()
  await author.getByRole('button', { name: 'Restaurar Va y viene' }).click()
  await expect(author.getByRole('status').filter({ hasText: 'Se ha restaurado «Va y viene».' })).toBeFocused()

  await author.goto('/edit/blog/va-y-viene')
  await fill(author, { Contenido: 'segundo' })
  await save(author)
  await expect(author.getByText('Se ha guardado «Va y viene» en Blog.')).toBeVisible()
  await author.goto('/editor/historial/blog/va-y-viene')
  await author.getByRole('link', { name: 'Ver diferencias' }).first().click()
  await author.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(
    author.getByRole('status').filter({
      hasText:
        /^Se ha restaurado la versión del .+\. Ha cambiado: Contenido\. Lo que había sigue en el historial\./,
    }),
  ).toBeFocused()
  await author.getByRole('button', { name: 'Deshacer' }).click()
  await expect(author.getByRole('link', { name: 'Ver diferencias' })).toHaveCount(4)
  await author.getByRole('link', { name: 'Ver diferencias' }).first().click()
  await expect(author.locator('ins').filter({ hasText: 'segundo' })).toBeVisible()

  await author.goto('/blog/va-y-viene')
  await author.getByRole('button', { name: 'Eliminar Va y viene' }).click()
  await answer(author, '¿Seguro que quieres eliminar esta entrada?', 'Aceptar')
  await expect(author).toHaveURL(/\/blog$/)
  await expect(notice).toBeFocused()
})

test('deleting names the document, its button is red, and «Deshacer» brings the document back in place', async ({
  author,
}) => {
  const question = '¿Seguro que quieres eliminar esta entrada?'
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Ida y vuelta' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/blog')
  await author.getByRole('button', { name: 'Eliminar Ida y vuelta' }).click()
  const dialog = author.getByRole('alertdialog', { name: question })
  await expect(dialog).toContainText('Ida y vuelta')
  const red = await author.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'var(--red)'
    return getComputedStyle(document.body.appendChild(probe)).backgroundColor
  })
  await expect(dialog.getByRole('button', { name: 'Aceptar' })).toHaveCSS('background-color', red)
  await answer(author, question, 'Aceptar')
  await expect(author.getByRole('link', { name: 'Ida y vuelta' })).toHaveCount(0)
  await author.getByRole('button', { name: 'Deshacer' }).click()
  await expect(
    author.getByRole('status').filter({ hasText: 'Se ha restaurado «Ida y vuelta».' }),
  ).toBeFocused()
  await expect(author.getByRole('link', { name: 'Ida y vuelta' }).first()).toBeVisible()
  await expect(author).toHaveURL(/\/blog$/)
})

test('what was restored is undone before the page has been read anew, and a conflict shows what is there now', async ({
  author,
}) => {
  const address = '/editor/historial/blog/de-prisa'
  const restore = author.getByRole('button', { name: 'Restaurar esta versión' })
  const differences = author.getByRole('link', { name: 'Ver diferencias' })
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'De prisa' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  const change = async (page: Page, content: string): Promise<void> => {
    await page.goto('/edit/blog/de-prisa')
    await fill(page, { Contenido: content })
    await save(page)
    await expect(page).not.toHaveURL(/\/edit\//)
  }
  await change(author, 'segundo')

  await author.goto(address)
  await differences.first().click()
  const undone = Promise.withResolvers<void>()
  await author.route(/historial.*\.data/, async (route) => {
    if (route.request().method() === 'GET') await undone.promise
    await route.continue()
  })
  await restore.click()
  await author.getByRole('button', { name: 'Deshacer' }).click()
  undone.resolve()
  await expect(differences).toHaveCount(3)
  await author.unroute(/historial.*\.data/)

  await differences.first().click()
  await expect(restore).toBeVisible()
  await change(await author.context().newPage(), 'tercero')
  await restore.click()
  await expect(author.getByRole('alert')).toHaveText(
    'El documento ha cambiado mientras tanto. Mira otra vez las diferencias.',
  )
  await expect(differences).toHaveCount(4)
  await differences.last().click()
  await restore.click()
  await expect(author.getByRole('status').filter({ hasText: 'Se ha restaurado la versión' })).toBeFocused()
})

test('an error goes when its field is mended', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await save(author)
  const summary = author.getByRole('alert').filter({ hasText: 'Revisa el formulario:' })
  await expect(summary).toBeFocused()
  const title = author.getByLabel('Título')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.pressSequentially('Un título')
  await expect(title).toBeFocused()
  await expect(title).not.toHaveAttribute('aria-invalid')
  await expect(summary).not.toContainText('Escribe el título.')
  await expect(summary).not.toContainText('La entrada debe tener un título o slug válido.')
  await expect(summary).toContainText('Escribe el resumen.')
  await author.getByLabel('Resumen').fill('r')
  await author.getByLabel('Categoría').selectOption('General')
  await author.getByLabel('Contenido', { exact: true }).fill('c')
  await expect(summary).toHaveCount(0)
})

test('labels are exact: what is optional is said beside them', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  for (const label of ['Título', 'Slug', 'Resumen', 'Categoría', 'Fecha', 'Publicado', 'Imagen', 'Contenido'])
    await expect(author.getByLabel(label, { exact: true })).toHaveCount(1)
  await expect(author.getByRole('textbox', { name: 'Slug', exact: true })).toHaveAccessibleDescription(
    '(opcional) Si lo dejas vacío, sale del título.',
  )
  await expect(author.getByLabel('Título')).toHaveAccessibleDescription('')
  const toolbar = author.getByRole('toolbar', { name: 'Formato' })
  await expect(toolbar.getByRole('button', { name: 'Insertar imagen', exact: true })).toHaveCount(1)
  await expect(toolbar.getByRole('button', { name: 'Imagen', exact: true })).toHaveCount(0)
})

test('the toolbar is one stop of the tabulator, and the arrows lead through it', async ({ author }) => {
  await openNew(author, 'Nuevo problema')
  const toolbar = author.getByRole('toolbar', { name: 'Formato' }).last()
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true })
  await button('Negrita').focus()
  await author.keyboard.press('ArrowRight')
  await expect(button('Enlace')).toBeFocused()
  await author.keyboard.press('End')
  await expect(button('Código')).toBeFocused()
  await author.keyboard.press('ArrowRight')
  await expect(button('Negrita')).toBeFocused()
  await author.keyboard.press('ArrowLeft')
  await author.keyboard.press('ArrowLeft')
  await expect(button('Fórmula')).toBeFocused()
  await author.keyboard.press('Tab')
  await expect(author.getByLabel('Solución', { exact: true })).toBeFocused()
  await author.keyboard.press('Shift+Tab')
  await expect(button('Fórmula')).toBeFocused()
})

test('a page that comes without reload is announced, and no step loses the focus', async ({ author }) => {
  await author.goto('/editor')
  await author.getByRole('link', { name: 'Papelera', exact: true }).click()
  await expect(author.getByRole('status').filter({ hasText: /^Papelera · Engrana$/ })).toHaveCount(1)
  await focusIsInPage(author)
  await openNew(author, 'Nuevo reto')
  await focusIsInPage(author)
  await fill(author, { Título: 'Un borrador' })
  await expect
    .poll(() => author.evaluate(() => Object.values({ ...localStorage }).join('')))
    .toContain('Un borrador')
  author.once('dialog', (dialog) => dialog.accept())
  await author.reload()
  await author.getByRole('button', { name: 'Descartar borrador' }).click()
  await expect(author.getByRole('button', { name: 'Descartar borrador' })).toHaveCount(0)
  await focusIsInPage(author)
})

test('an import of many files keeps the focus in the page at each step', async ({ author }) => {
  await author.goto('/editor/importar')
  await author.locator('#tipo').selectOption({ label: 'Entrada' })
  const chooser = author.waitForEvent('filechooser')
  await author.getByRole('button', { name: 'Elegir archivos o ZIP' }).press('Enter')
  const text = '---\ntitle: "Importada con foco"\nexcerpt: "e"\ncategory: "General"\n---\nTexto\n'
  await (await chooser).setFiles(markdownFile(text, 'foco.md'))
  const run = author.getByRole('button', { name: 'Importar 1 documento' })
  await expect(run).toBeVisible()
  await focusIsInPage(author)
  await run.press('Enter')
  await expect(author.getByText('Importada con foco')).toBeVisible()
  await expect(run).toHaveCount(0)
  await focusIsInPage(author)
})

test('the two buttons that write something keep the focus in the page', async ({ author }) => {
  await makeCategory(author, 'Botones')
  await openNew(author, 'Nuevo problema')
  await fill(author, { Título: 'Con explicación', Descripción: 'd', Solución: 's' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/problemas')
  const problem = author.getByRole('article').filter({ hasText: 'Con explicación' })
  await problem.getByText('Ver solución').click()
  const explain = problem.getByRole('button', { name: /Explicar con IA|Pensando…/ })
  await explain.click()
  await expect(explain).toBeFocused()
  await expect(explain).toBeDisabled()
  await expect(problem.getByText('Para entender «Con explicación»')).toBeVisible()
  await expect(explain).toBeFocused()
  await author.goto('/retos')
  await author.getByLabel('Tema').fill('poleas')
  const generate = author.getByRole('button', { name: /Generar Reto|Generando…/ })
  await generate.click()
  await expect(generate).toBeDisabled()
  await expect(author.getByLabel('Tema')).toBeDisabled()
  await expect(author.locator('.idea-generator .result')).toBeFocused()
  await expect(author.getByRole('heading', { name: 'Reto: poleas' })).toBeVisible()
  await focusIsInPage(author)
})

test('in a window that is enlarged four times nothing stays over the text', async ({ author }) => {
  await author.setViewportSize({ width: 320, height: 256 })
  await author.goto('/edit/blog/nuevo')
  await author.getByLabel('Título').fill('Pequeña')
  const box = await author.getByRole('button', { name: 'Guardar', exact: true }).boundingBox()
  expect(box?.y).toBeGreaterThan(256)
  await author.setViewportSize({ width: 1280, height: 800 })
  await expect(author.getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport()
})

test('a replacement keeps the picture of the document that is replaced', async ({ author, site }) => {
  const form = {
    title: 'Con imagen',
    summary: 's',
    category: 'General',
    content: 'c',
    imageUrl: '/figuras/palanca.svg',
  }
  const headers = { Origin: site.url }
  const made = await author.request.put('/editor/documentos/blog/nuevo', { form, headers })
  expect(await made.json()).toMatchObject({ status: 'saved', id: 'con-imagen' })
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { ...post, Título: 'Con imagen', Resumen: 'otro resumen' })
  await save(author)
  await answer(author, 'La entrada ya existe ¿Quieres sustituirla?', 'Aceptar')
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/edit/blog/con-imagen')
  await expect(author.getByLabel('Resumen')).toHaveValue('otro resumen')
  await expect(author.locator('input[name="imageUrl"]')).toHaveValue('/figuras/palanca.svg')
})
