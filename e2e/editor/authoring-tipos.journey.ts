import {
  answer,
  expect,
  fill,
  makeCategory,
  markdownFile,
  openNew,
  prompt,
  save,
  test,
} from './authoring-site.ts'

type Case = {
  button: string
  edit: string
  list: string
  /** The text by which the list and the delete dialog name the document. */
  name: string
  fields: Record<string, string>
  change: [label: string, value: string]
  /** Absent for kinds whose documents cannot collide. */
  replace?: [question: string, discarded: string]
  confirm: string
  markdown: string
  imported: [label: string, value: string]
}

const cases: Record<string, Case> = {
  categorias: {
    button: 'Nueva categoría',
    edit: 'Editar categoría',
    list: '/temario',
    name: 'Bloque neumático',
    fields: { Nombre: 'Bloque neumático', Color: 'Rojo' },
    change: ['Posición', '77'],
    replace: [
      'La categoría ya existe ¿Quieres sustituirla?',
      'Categoría descartada. No se ha guardado ningún cambio.',
    ],
    confirm: '¿Seguro que quieres eliminar la categoría "Bloque neumático"?',
    markdown: '---\nname: "Bloque importado"\ncolor: "cyan"\n---\n',
    imported: ['Nombre', 'Bloque importado'],
  },
  temario: {
    button: 'Nuevo tema del temario',
    edit: 'Editar tema',
    list: '/temario',
    name: 'La palanca de prueba',
    fields: { Título: 'La palanca de prueba', Descripción: 'd', Categoría: 'Para temas', Contenido: 'c' },
    change: ['Descripción', 'Una descripción nueva'],
    replace: ['El tema ya existe ¿Quieres sustituirlo?', 'Tema descartado. No se ha guardado ningún cambio.'],
    confirm: '¿Seguro que quieres eliminar el tema "La palanca de prueba"?',
    markdown:
      '---\ntitle: "Tema_importado"\nexcerpt: "Un resumen"\ncategory: "Para_temas"\n---\n\n## Cuerpo\n',
    imported: ['Título', 'Tema importado'],
  },
  glosario: {
    button: 'Nuevo término del glosario',
    edit: 'Editar término',
    list: '/glosario',
    name: 'ñandú mecánico',
    fields: { Término: 'ñandú mecánico', Definición: 'Un robot que corre.' },
    change: ['Otras formas', 'ñandúes mecánicos'],
    replace: [
      'El término ya existe ¿Quieres sustituirlo?',
      'Término descartado. No se ha guardado ningún cambio.',
    ],
    confirm: '¿Seguro que quieres eliminar el término "ñandú mecánico"?',
    markdown:
      '---\ntitle: "importado"\nforms:\n  - "importada"\n  - "importados"\n---\n\nQue viene de otro sitio.\n',
    imported: ['Otras formas', 'importada\nimportados'],
  },
  retos: {
    button: 'Nuevo reto',
    edit: 'Editar reto',
    list: '/retos',
    name: 'Reto del puente',
    fields: { Título: 'Reto del puente', Descripción: 'd', Contenido: 'c' },
    change: ['Descripción', 'Otro encargo'],
    replace: ['El reto ya existe ¿Quieres sustituirlo?', 'Reto descartado. No se ha guardado ningún cambio.'],
    confirm: '¿Seguro que quieres eliminar el reto "Reto del puente"?',
    markdown: '---\ntitle: "Reto importado"\nexcerpt: "e"\nstartsOn: "2020-01-06"\n---\nTexto\n',
    imported: ['Fecha', '2020-01-06'],
  },
  problemas: {
    button: 'Nuevo problema',
    edit: 'Editar problema',
    list: '/problemas',
    name: 'Problema de poleas',
    fields: { Título: 'Problema de poleas', Descripción: 'd', Solución: 's', Dificultad: 'Alta' },
    change: ['Resultado', '200 N'],
    replace: [
      'El problema ya existe ¿Quieres sustituirlo?',
      'Problema descartado. No se ha guardado ningún cambio.',
    ],
    confirm: '¿Seguro que quieres eliminar el problema "Problema de poleas"?',
    markdown:
      '---\ntitle: "Problema importado"\ndifficulty: "Baja"\ndescription: "d"\nresult: "5 V"\n---\n## Pasos\n',
    imported: ['Solución', '## Pasos'],
  },
  tools: {
    button: 'Nueva herramienta',
    edit: 'Editar herramienta',
    list: '/herramientas',
    name: 'Simulador propio',
    fields: {
      Nombre: 'Simulador propio',
      Descripción: 'd',
      Categoría: 'Educación',
      URL: 'https://ejemplo.es',
    },
    change: ['Descripción', 'Simula circuitos'],
    confirm: '¿Seguro que quieres eliminar esta herramienta?',
    markdown: '---\nname: "Importada"\ndescription: "d"\ncategory: "Utilidades"\nlink: "https://a.es"\n---\n',
    imported: ['URL', 'https://a.es'],
  },
  blog: {
    button: 'Nuevo artículo del blog',
    edit: 'Editar artículo',
    list: '/blog',
    name: 'Opinión sobre robots',
    fields: { Título: 'Opinión sobre robots', Resumen: 'd', Categoría: 'Opinión', Contenido: 'c' },
    change: ['Resumen', 'Un resumen nuevo'],
    replace: [
      'La entrada ya existe ¿Quieres sustituirla?',
      'Entrada descartada. No se ha guardado ningún cambio.',
    ],
    confirm: '¿Seguro que quieres eliminar esta entrada?',
    markdown: '---\ntitle: "Entrada_importada"\nexcerpt: "e"\ncategory: "Noticias"\n---\nTexto\n',
    imported: ['Título', 'Entrada importada'],
  },
}

for (const [kindSlug, one] of Object.entries(cases)) {
  test(`${kindSlug}: create, edit, replace, import, delete and restore`, async ({ author }) => {
    if (kindSlug === 'temario') await makeCategory(author, 'Para temas')

    await openNew(author, one.button)
    await save(author)
    await expect(author.getByRole('alert').filter({ hasText: 'Revisa el formulario:' })).toBeFocused()
    await fill(author, one.fields)
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)

    await author.goto(one.list)
    await author.getByRole('link', { name: `Editar ${one.name}`, exact: true }).click()
    await expect(author.getByRole('heading', { level: 1, name: one.edit })).toBeVisible()
    await fill(author, { [one.change[0]]: one.change[1] })
    await author.keyboard.press('Control+s')
    await expect(author).toHaveURL(new RegExp(`${one.list}$`))
    await author.getByRole('link', { name: `Editar ${one.name}`, exact: true }).click()
    await expect(author.getByLabel(one.change[0]).first()).toHaveValue(one.change[1])

    await openNew(author, one.button)
    await fill(author, one.fields)
    if (one.replace) {
      await save(author)
      await expect(prompt(author, one.replace[0])).toBeVisible()
      await author.keyboard.press('Escape')
      await answer(author, one.replace[1], 'Aceptar')
      await expect(author.getByRole('button', { name: 'Guardar', exact: true })).toBeFocused()
      await save(author)
      await answer(author, one.replace[0], 'Aceptar')
    } else {
      await fill(author, { [Object.keys(one.fields)[0] ?? '']: `${one.name} bis` })
      await save(author)
    }
    await expect(author).toHaveURL(/\/editor$/)

    await openNew(author, one.button)
    const file = author.getByLabel('Importar Markdown')
    await file.setInputFiles(markdownFile('---\ntitle: "sin cerrar\n---\n'))
    await expect(author.getByText('Error al parsear el frontmatter YAML:')).toBeVisible()
    await file.setInputFiles(markdownFile(one.markdown))
    await expect(author.getByText('Se ha importado «documento.md».')).toBeVisible()
    await expect(author.getByLabel(one.imported[0]).first()).toHaveValue(one.imported[1])
    await save(author)
    await expect(author).toHaveURL(/\/editor$/)

    await author.goto(one.list)
    const remove = author.getByRole('button', { name: `Eliminar ${one.name}`, exact: true })
    await remove.click()
    await answer(author, one.confirm, 'Cancelar')
    await expect(remove).toBeFocused()
    await remove.click()
    await answer(author, one.confirm, 'Aceptar')
    await expect(remove).toHaveCount(0)
    await author.goto('/editor/papelera')
    await author.getByRole('button', { name: `Restaurar ${one.name}`, exact: true }).click()
    await expect(author.getByText(`Se ha restaurado «${one.name}».`)).toBeVisible()
    await author.goto(one.list)
    await expect(remove).toBeVisible()
  })
}
