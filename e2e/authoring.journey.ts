import { answer, expect, fill, makeCategory, openNew, save, test } from './authoring-site.ts'
import { type Barriers, findBarriers } from './barriers.ts'

test('an admin writes a topic, sees it as readers do, and changes it', async ({ author }) => {
  const category = await makeCategory(author, 'Mecanismos de prueba')
  await openNew(author, 'Nuevo tema del temario')
  await save(author)
  const summary = author.getByRole('alert').filter({ hasText: 'Revisa el formulario:' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('El tema debe tener un título o slug válido.')
  await fill(author, {
    Título: 'Presión y ñandúes',
    Descripción: 'Qué es la presión',
    Categoría: category,
    Contenido: '## Idea\n\nUn **texto**.',
  })
  await expect(author.getByLabel('Vista previa').getByRole('heading', { name: 'Idea' })).toBeVisible()
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/topic/presion-y-nandues')
  await expect(author.getByRole('heading', { level: 1, name: 'Presión y ñandúes' })).toBeVisible()
  await author.goto('/temario')
  await author.getByRole('link', { name: 'Editar Presión y ñandúes' }).click()
  await expect(author.getByRole('heading', { name: 'Editar tema' })).toBeVisible()
  await fill(author, { Descripción: 'Otra descripción' })
  await save(author)
  await expect(author).toHaveURL(/\/temario$/)
  await expect(author.getByText('Otra descripción')).toBeVisible()
  // Told in words beside its buttons, and by the line around its card.
  await expect(author.locator('[data-saved="Guardado ahora"]')).toContainText('Editar Presión y ñandúes')
})

test('an existing topic is replaced only when that is accepted', async ({ author }) => {
  const category = await makeCategory(author, 'Otra categoría')
  const fields = { Título: 'Repetido', Descripción: 'uno', Categoría: category, Contenido: 'c' }
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, fields)
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { ...fields, Descripción: 'dos' })
  await save(author)
  await answer(author, 'El tema ya existe ¿Quieres sustituirlo?', 'Cancelar')
  await answer(author, 'Tema descartado. No se ha guardado ningún cambio.', 'Aceptar')
  await expect(author.getByLabel('Descripción')).toHaveValue('dos')
  await save(author)
  await answer(author, 'El tema ya existe ¿Quieres sustituirlo?', 'Aceptar')
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/temario')
  await expect(author.getByText('dos', { exact: true })).toBeVisible()
  await author.getByRole('button', { name: 'Eliminar Repetido' }).click()
  await answer(author, '¿Seguro que quieres eliminar el tema "Repetido"?', 'Aceptar')
  await expect(author.getByRole('link', { name: 'Repetido', exact: true })).toHaveCount(0)
  await author.goto('/editor/papelera')
  await author.getByRole('button', { name: 'Restaurar Repetido' }).click()
  await expect(author.getByText('Se ha restaurado «Repetido».')).toBeVisible()
})

test('the screens of the editor have no faults that axe finds, on a phone and in the dark', async ({
  author,
}) => {
  await makeCategory(author, 'Accesible')
  await author.setViewportSize({ width: 360, height: 740 })
  const paths = [
    ...[
      '/edit/temario/nuevo',
      '/edit/blog/nuevo',
      '/edit/tools/nuevo',
      '/edit/retos/nuevo',
      '/edit/problemas/nuevo',
    ],
    ...['/edit/categorias/nuevo', '/editor/papelera', '/editor/importar', '/editor/contenido-de-muestra'],
    ...['/temario', '/herramientas', '/blog'],
  ]
  const found: Barriers = {}
  for (const path of paths) {
    await author.goto(path)
    if (path.startsWith('/edit/')) {
      await save(author)
      await expect(author.getByRole('alert')).toBeVisible()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await author.emulateMedia({ colorScheme })
      const look = colorScheme === 'light' ? 'all' : 'colours'
      await findBarriers(author, `${path} (${colorScheme})`, found, look)
    }
    expect(found).toEqual({})
    const isWide = await author.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([path, isWide]).toEqual([path, false])
  }
})
