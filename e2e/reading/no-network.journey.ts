import { expect, fill, test } from '../editor/authoring-site.ts'

const post = {
  Título: 'Escrito sin red',
  Resumen: 'r',
  Categoría: 'General',
  Contenido: 'Lo que llevo escrito',
}
const noConnection = 'No hay conexión con la web. Lo que has escrito sigue aquí.'

test('requests beside a form fail without a network, and the form keeps its values', async ({ author }) => {
  await author.goto('/edit/blog/nuevo')
  await fill(author, post)
  const choose = author.getByRole('button', { name: 'Elegir de la biblioteca' }).first()
  const library = author.getByRole('dialog', { name: 'Imágenes' })
  await author.context().setOffline(true)
  await choose.click()
  await expect(library.getByRole('status')).toHaveText(
    'No se han podido traer las imágenes. Comprueba tu conexión y pulsa Reintentar.',
  )
  await author.context().setOffline(false)
  await library.getByRole('button', { name: 'Reintentar' }).click()
  // Other tests on this site may have uploaded pictures.
  await expect(library.getByRole('status')).toHaveText(/^(Todavía no hay imágenes\.)?$/)
  await expect(library.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await library.getByRole('button', { name: 'Cerrar' }).click()
  await expect(author.getByLabel('Título')).toHaveValue('Escrito sin red')

  await author.getByRole('button', { name: 'Guardar borrador' }).click()
  const draft = author.getByRole('region', { name: 'Borrador' })
  await expect(draft).toBeVisible()
  await author.getByLabel('Resumen').fill('Todavía sin guardar')
  await author.context().setOffline(true)
  await draft.getByRole('button', { name: 'Enlace de vista previa' }).click()
  await expect(draft.getByRole('alert')).toHaveText(
    'No hay conexión con la web. Pulsa el botón otra vez cuando vuelva.',
  )
  await author.context().setOffline(false)
  await draft.getByRole('button', { name: 'Enlace de vista previa' }).click()
  await expect(draft.getByLabel('Enlace de vista previa')).toHaveValue(/\/vista-previa\//)
  await expect(author.getByLabel('Resumen')).toHaveValue('Todavía sin guardar')
})

test('a form sent without a network is sent again by «Reintentar», and keeps its values meanwhile', async ({
  author,
}) => {
  await author.goto('/edit/categorias/nuevo')
  await fill(author, { Nombre: 'Bloque sin red', Color: 'Azul' })
  await author.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(author).not.toHaveURL(/edit/)
  await author.goto('/editor/sitio')
  const color = author.getByLabel('Color de Bloque sin red')
  await color.selectOption({ label: 'Verde' })
  await author.context().setOffline(true)
  const saveColors = author.getByRole('button', { name: /Guardar los colores|Guardando/ })
  await saveColors.click()
  const told = author.getByText(noConnection)
  const again = author.getByRole('alert').getByRole('button', { name: 'Reintentar' })
  await expect(told).toBeVisible()
  await again.click()
  await expect(told).toBeVisible()
  await author.context().setOffline(false)
  await expect(color).toHaveValue('green')
  await again.click()
  await expect(author.getByText('Guardado: 1 bloque.')).toBeVisible()
  await expect(told).toHaveCount(0)
  expect(await author.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await author.reload()
  await expect(color).toHaveValue('green')

  await color.selectOption({ label: 'Rojo' })
  const cookies = await author.context().cookies()
  await author.context().clearCookies()
  await saveColors.click()
  await expect(author.getByRole('alert')).toContainText(
    'Tu sesión ha caducado. Lo que has escrito sigue aquí',
  )
  await expect(author.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible()
  await author.context().addCookies(cookies)
  await again.click()
  await expect(author.getByText('Guardado: 1 bloque.')).toBeVisible()
  await expect(color).toHaveValue('red')
})
