import { expect, fill, openNew, save, test } from '../editor/authoring-site.ts'

test('«Corregir» fixes a spelling hint, and Ctrl+Z undoes the fix like typing', async ({ author }) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { Título: 'Con comas', Resumen: 'r', Categoría: 'General' })
  const area = author.getByLabel('Contenido')
  await area.fill('Mide 3.5 cm...\n\nNo toques `3.5`.')
  const preview = author.getByRole('group', { name: 'Vista previa' })
  const hint = (words: string) => preview.getByRole('listitem').filter({ hasText: words })
  await expect(preview.getByText('Avisos para mejorar el texto')).toBeVisible()
  await hint('Línea 1: Los decimales llevan coma: «3,5».').getByRole('button', { name: 'Corregir' }).click()
  await expect(area).toHaveValue('Mide 3,5 cm...\n\nNo toques `3.5`.')
  await expect(hint('Los decimales')).toHaveCount(0)
  await expect(area).toBeFocused()
  await author.keyboard.press('ControlOrMeta+z')
  await expect(area).toHaveValue('Mide 3.5 cm...\n\nNo toques `3.5`.')
  await hint('Los decimales llevan coma').getByRole('button', { name: 'Corregir' }).click()
  await hint('Los puntos suspensivos').getByRole('button', { name: 'Corregir' }).click()
  await expect(area).toHaveValue('Mide 3,5 cm…\n\nNo toques `3.5`.')
  await expect(preview.getByText('Avisos para mejorar el texto')).toHaveCount(0)
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
})

test('the import lists the hints for each text before anything is saved', async ({ author }) => {
  await author.goto('/editor/importar')
  const text =
    '---\ntitle: "Con avisos"\nexcerpt: "e"\ncategory: "General"\n---\nMide 3.5 cm\n\n![](/figuras/a.svg)\n'
  await author.getByLabel('Elegir archivos o ZIP').setInputFiles({
    name: 'curso.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  })
  const row = author.getByRole('row').filter({ hasText: 'curso.md' })
  await row.getByText('2 avisos para mejorar el texto').click()
  await expect(row.getByRole('listitem')).toHaveText([
    'Línea 6: Los decimales llevan coma: «3,5».',
    'Línea 8: La imagen no tiene texto alternativo: di qué se ve en ella.',
  ])
})
