import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, fill, openNew, save, test } from './authoring-site.ts'

const document = (lines: Record<string, string>, body = ''): Uint8Array =>
  strToU8(
    `---\n${Object.entries(lines)
      .map(([name, value]) => `${name}: "${value}"`)
      .join('\n')}\n---\n${body}`,
  )

test('a ZIP with documents and pictures: dry run, import of what is ticked, second import replaces', async ({
  author,
}) => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const zip = zipSync({
    'curso/categorias/zip.md': document({ name: 'Bloque del ZIP', color: 'orange' }),
    'curso/temario/rueda.md': document(
      { title: 'La rueda del ZIP', excerpt: 'e', category: 'Bloque del ZIP', image: '../fotos/rueda.png' },
      '\n## Idea\n\n![Una rueda](../fotos/rueda.png)\n',
    ),
    'curso/blog/entrada.md': document(
      { title: 'Entrada del ZIP', excerpt: 'e', category: 'General' },
      'Texto',
    ),
    'curso/blog/rota.md': strToU8('---\ntitle: "sin cerrar\n---\n'),
    'curso/fotos/rueda.png': new Uint8Array(picture),
    '__MACOSX/curso/._x.md': strToU8('basura'),
  })
  const choose = async (): Promise<void> => {
    await author.goto('/editor/importar')
    await author.waitForLoadState('networkidle')
    await author
      .getByLabel('Elegir archivos o ZIP')
      .setInputFiles({ name: 'curso.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  }
  await choose()
  const row = (path: string) => author.getByRole('row').filter({ hasText: path })
  await expect(row('curso/temario/rueda.md')).toContainText('Nuevo')
  await expect(row('curso/blog/rota.md')).toContainText('Error al parsear el frontmatter YAML')
  await expect(row('curso/blog/rota.md').getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await expect(row('curso/blog/rota.md').getByRole('checkbox')).toBeDisabled()
  await expect(author.getByRole('row')).toHaveCount(5)
  await author.getByRole('checkbox', { name: 'Importar curso/blog/entrada.md' }).uncheck()
  await author.getByRole('button', { name: 'Importar 2 documentos' }).click()
  await expect(author.getByText('Se han importado 2 documentos.')).toBeVisible()
  await expect(row('curso/blog/rota.md')).toContainText(
    'No se puede importar. Error al parsear el frontmatter YAML',
  )
  await expect(row('curso/temario/rueda.md')).toContainText('Importado')
  await author.getByRole('link', { name: 'La rueda del ZIP' }).click()
  await expect(author).toHaveURL(/\/topic\/la-rueda-del-zip$/)
  await expect(author.getByRole('heading', { level: 1, name: 'La rueda del ZIP' })).toBeVisible()

  await author.goto('/topic/la-rueda-del-zip')
  const shown = author.getByRole('img', { name: 'Una rueda' })
  await expect(shown).toHaveAttribute('src', /^\/media\//)
  expect((await author.request.get('/blog/entrada-del-zip')).status()).toBe(404)

  await choose()
  await expect(row('curso/temario/rueda.md')).toContainText('Sustituye al que ya existe')
  await expect(row('curso/blog/entrada.md')).toContainText('Nuevo')
})

test('a ZIP of another program: its names, drafts, links, pictures and marks', async ({ author }) => {
  const png = async (background: string): Promise<Uint8Array> =>
    new Uint8Array(
      await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    )
  const post = (title: string, body: string, more = {}): Uint8Array =>
    document({ title, excerpt: 'e', category: 'General', ...more }, body)
  const zip = zipSync({
    'boveda\\blog\\uno.md': post(
      'Uno de otro programa',
      [
        ':::tip\nRecuerda H~2~O y $ a = 2 $.\n:::',
        '> [!danger] Corriente\n> Cuidado.',
        'Sigue en [otro](Dos.md) y en [[dos|el mismo]], no en [[Nada]]. %% secreto %%',
        '![Rueda][r]\n\n[r]: ../fotos/rueda.png',
        '![Raíz](/img/raiz.png)',
        '![[foto.png]]',
      ].join('\n\n'),
    ),
    'boveda/blog/dos.md': post('Dos de otro programa', 'Texto'),
    'boveda/blog/oculto.md': post('Oculto', 'Texto', { draft: 'true' }),
    'boveda/blog/caducado.md': post('Caducado', 'Texto', { expiryDate: '2020-01-01' }),
    'boveda/blog/_drafts/idea.md': post('Idea', 'Texto'),
    'boveda/fotos/Rueda.PNG': await png('teal'),
    'boveda/static/img/raiz.png': await png('navy'),
    'boveda/fotos/foto.png': await png('red'),
  })
  await author.goto('/editor/importar')
  await author.waitForLoadState('networkidle')
  await author
    .getByLabel('Elegir archivos o ZIP')
    .setInputFiles({ name: 'boveda.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  const row = (path: string) => author.getByRole('row').filter({ hasText: path })
  const one = row('boveda/blog/uno.md')
  await expect(one).toContainText('Se usa la imagen boveda/fotos/Rueda.PNG para boveda/fotos/rueda.png.')
  await expect(one).toContainText('Se usa la imagen boveda/fotos/foto.png')
  await expect(one).toContainText('Se ha usado «boveda/blog/dos.md» para «Dos.md»')
  await expect(one).toContainText('Línea 13: no se encuentra la página de [[Nada]]')
  await expect(one).toContainText('Línea 13: se ha quitado un comentario')
  await expect(one).not.toContainText('No está la imagen')
  for (const name of ['oculto', 'caducado', '_drafts/idea'])
    await expect(row(`boveda/blog/${name}.md`)).toContainText('Entra como borrador.')
  await author.getByRole('button', { name: 'Importar 5 documentos' }).click()
  await expect(author.getByText('Se han importado 5 documentos.')).toBeVisible()
  for (const slug of ['oculto', 'caducado', 'idea'])
    expect((await author.request.get(`/blog/${slug}`)).status()).toBe(404)

  await author.goto('/blog/uno-de-otro-programa')
  const text = author.getByRole('main')
  await expect(text.locator('.callout-aviso')).toContainText('H₂O')
  await expect(text.locator('.callout-seguridad')).toContainText('Cuidado.')
  await expect(text.locator('math')).toHaveCount(1)
  await expect(text.getByText('secreto')).toHaveCount(0)
  for (const name of ['otro', 'el mismo'])
    await expect(text.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/blog/dos-de-otro-programa',
    )
  for (const name of ['Rueda', 'Raíz', 'foto'])
    await expect(text.getByRole('img', { name, exact: true })).toHaveAttribute('src', /^\/media\//)
})

test('what is no ZIP, and what has no document, is told in Spanish', async ({ author }) => {
  await author.goto('/editor/importar')
  await author.waitForLoadState('networkidle')
  const input = author.getByLabel('Elegir archivos o ZIP')
  await input.setInputFiles({
    name: 'malo.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no soy un zip'),
  })
  await expect(author.getByText('No se pudo leer «malo.zip».')).toBeVisible()
  const choose = async (name: string, files: Zippable): Promise<void> =>
    input.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) })
  const many = (count: number, ending: string): Zippable =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f/${index}${ending}`, strToU8('a')]))
  await choose('muchos.zip', many(501, '.md'))
  await expect(author.getByText('«muchos.zip» tiene demasiados documentos')).toBeVisible()
  await choose('grande.zip', { 'grande.md': new Uint8Array(3_000_000) })
  await expect(
    author.getByText('«grande.md» es demasiado grande: un documento puede ocupar 2 MB'),
  ).toBeVisible()
  await choose('largo.zip', { [`${'a'.repeat(1_200)}.md`]: strToU8('a') })
  await expect(
    author.getByText(/El nombre de un archivo, con sus carpetas, es demasiado largo/),
  ).toBeVisible()
  const torn = zipSync({ 'roto.md': [strToU8('hola mundo'), { level: 0 }] })
  torn[Buffer.from(torn).indexOf('mundo')] = 88
  await input.setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from(torn) })
  await expect(author.getByText('«roto.md» está dañado dentro del ZIP')).toBeVisible()
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(author.getByText('No hay ningún archivo Markdown (.md) en lo que has elegido.')).toBeVisible()
})

test('a ZIP with three thousand files is read, and its faults name the values that are allowed', async ({
  author,
}) => {
  const pictures = Array.from({ length: 3_000 }, (_, index) => [`f/${index}.png`, strToU8('a')] as const)
  const zip = zipSync({
    ...Object.fromEntries(pictures),
    'problemas/p.md': document({ title: 'P', difficulty: 'Fácil', description: 'd' }, 'Solución'),
  })
  await author.goto('/editor/importar')
  await author.waitForLoadState('networkidle')
  await author
    .getByLabel('Elegir archivos o ZIP')
    .setInputFiles({ name: 'curso.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expect(author.getByRole('row').filter({ hasText: 'problemas/p.md' })).toContainText(
    'No se puede importar. Elige la dificultad. «Fácil» no es un valor válido: puede ser Baja, Media o Alta.',
    { timeout: 60_000 },
  )
})

test('a document that is imported into a form says which of its values is none of the choices', async ({
  author,
}) => {
  await openNew(author, 'Nuevo problema')
  const input = author.getByLabel('Importar Markdown')
  const choose = async (text: string): Promise<void> =>
    input.setInputFiles({ name: 'p.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await choose('---\ntitle: P\ndifficulty: Fácil\n---\nSolución')
  await expect(
    author.getByText('Dificultad: «Fácil» no es un valor válido: puede ser Baja, Media o Alta.'),
  ).toBeVisible()
  await expect(author.getByRole('button', { name: 'Deshacer la importación' })).toBeVisible()
  await choose(`---\ntitle: ${'['.repeat(9_000)}\n---\n`)
  await expect(author.getByText(/hay demasiadas listas o grupos unos dentro de otros/)).toBeVisible()
  await expect(author.getByRole('button', { name: 'Deshacer la importación' })).toHaveCount(0)
  await expect(author.getByLabel('Título')).toHaveValue('P')
})

test('an admin adds a tool below the list', async ({ author }) => {
  await author.goto('/herramientas')
  const add = author.getByRole('button', { name: 'Añadir herramienta' })
  await add.click()
  await expect(author.getByText('Completa todos los campos.')).toBeVisible()
  await fill(author, { Nombre: 'Con logo', Descripción: 'd', Enlace: 'https://ejemplo.es' })
  await add.click()
  await expect(author.getByText('Completa todos los campos.')).toBeVisible()
  const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await author
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(author.getByAltText('Imagen actual')).toBeVisible()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await author.route('**/editor/documentos/tools/nuevo', async (route) => {
    await held
    await route.continue()
  })
  await add.click()
  // What is written now would go with the form that the answer empties.
  await expect(author.getByLabel('Nombre')).not.toBeEditable()
  letGo()
  await expect(author.getByText('¡Herramienta añadida!')).toBeVisible()
  await expect(author.getByRole('link', { name: /^Con logo/ })).toBeVisible()
  await expect(author.getByLabel('Nombre')).toHaveValue('')
  await expect(author.getByText('¡Herramienta añadida!')).toHaveCount(0)
})

test('a picture that is pasted into the text is uploaded and written where the caret is', async ({
  author,
}) => {
  await openNew(author, 'Nuevo artículo del blog')
  await fill(author, { Título: 'Con imagen pegada', Resumen: 'r', Categoría: 'General', Contenido: 'Antes ' })
  const area = author.getByLabel('Contenido')
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  await area.focus()
  await author.keyboard.press('Control+End')
  await area.evaluate(
    (element, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'pegada.png', { type: 'image/png' }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [...png],
  )
  await expect(area).toHaveValue(/^Antes !\[\]\(\/media\/[^)]+\)$/)
  await author.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name: 'Negrita' }).click()
  await expect(area).toHaveValue(/\*\*texto en negrita\*\*$/)
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
})

test('a delete that fails is told, and the topic stays', async ({ author }) => {
  await openNew(author, 'Nueva categoría')
  await fill(author, { Nombre: 'Con tema' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await openNew(author, 'Nuevo tema del temario')
  await fill(author, { Título: 'No se va', Descripción: 'd', Categoría: 'Con tema', Contenido: 'c' })
  await save(author)
  await expect(author).toHaveURL(/\/editor$/)
  await author.goto('/temario')
  await author.getByRole('button', { name: 'Eliminar Con tema' }).click()
  const dialog = author.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(
    author.getByRole('alertdialog', { name: /^No se puede eliminar: tiene un tema\./ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await author.context().setOffline(true)
  await author.getByRole('button', { name: 'Eliminar No se va' }).click()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(author.getByRole('alertdialog', { name: 'Error al eliminar el tema.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await author.context().setOffline(false)
  await expect(author.getByRole('button', { name: 'Eliminar No se va' })).toBeVisible()
})
