import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './journey.ts'
import { findOverflow } from './overflow.ts'
import { listPages, screens } from './pages.ts'
import { untilSearchAnswers } from './search-answers.ts'
import { startSite } from './site-server.ts'

/** Sixty letters without a place to break. */
const word = 'electroencefalografistadesoxirribonucleicohipopotomonstrosesquipedali'.slice(0, 60)
const block = `${word} (4.º ESO)`
const text = `Texto ${word} con \`${word}\`.

## ${word}

| ${word} | b |
|---|---|
| 1 | ${word} |

- ${word}

:::ejemplo ${word}
${word}
:::

$$\\text{${word}} = \\frac{${word}}{2}$$

:::pregunta
¿${word}?
- [x] ${word}
- [ ] No
:::
`

/** A document of each kind that says everything with one word of sixty letters, and one that says everything with one letter. */
const documents: Record<string, readonly [long: string, short: string]> = {
  categorias: [
    `name: "${block}"\nshortName: "${word}"\nletter: "B"\ncourses: ["4"]\nposition: "1"`,
    'name: "C"\nposition: "2"',
  ],
  temario: [
    `title: "${word}"\nslug: "largo"\nexcerpt: "${word}"\ncategory: "${block}"\ncourses: ["4"]\nposition: "1"`,
    'title: "T"\nslug: "t"\nexcerpt: "e"\ncategory: "C"\nposition: "2"',
  ],
  blog: [
    `title: "${word}"\nslug: "largo"\nexcerpt: "${word}"\ncategory: "General"\ndate: "2026-01-02"`,
    'title: "E"\nslug: "e"\nexcerpt: "e"\ncategory: "General"\ndate: "2026-01-01"',
  ],
  retos: [
    `title: "${word}"\nslug: "largo"\nexcerpt: "${word}"\nstartsOn: "2026-01-02"\ncategory: "${block}"\ncourses: ["4"]`,
    'title: "R"\nslug: "r"\nexcerpt: "e"\nstartsOn: "2026-01-01"',
  ],
  herramientas: [
    `name: "${word}"\ndescription: "${word}"\ncategory: "Educación"\nurl: "https://a.example/${word}"`,
    'name: "H"\ndescription: "d"\ncategory: "Educación"\nurl: "https://a.example"',
  ],
  problemas: [
    `title: "${word}"\ncategory: "${block}"\ncourses: ["4"]\ndescription: "${word} de {{u}} V"\nresult: "{{s}} ${word}"
practica:
  datos: { u: "1 | 2 | 3", s: "u * 2" }
  preguntas:
    - pregunta: "${word}"
      valor: "s"
      unidad: "min"
      tolerancia: "1 %"`,
    'title: "P"\ncategory: "C"\ndescription: "d"',
  ],
  glosario: [
    `title: "${word}"\nslug: "largo"\ntopics:\n  - "largo"\neverywhere: "true"`,
    'title: "a"\nslug: "a"\neverywhere: "false"',
  ],
}

async function writeContent(folder: string): Promise<void> {
  for (const [name, [long, short]] of Object.entries(documents)) {
    const body = { categorias: '', herramientas: '', glosario: word }[name] ?? text
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'a.md'), `---\n${long}\n---\n${body}\n`)
    await writeFile(join(folder, name, 'b.md'), `---\n${short}\n---\n${body && 'x'}\n`)
  }
}

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const content = await mkdtemp(join(tmpdir(), 'engrana-long-words-'))
      await writeContent(content)
      const site = await startSite({ CONTENT_DIR: content })
      await use(site)
      await site.stop()
      await rm(content, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test('no page that visitors read is wider than its window, whatever words stand in it', async ({
  page,
  request,
}) => {
  const lists = await Promise.all(screens.map((screen) => listPages(request, screen)))
  const paths = lists.flat().flatMap(({ who, route, path }) => {
    // Those of simulators are the same on every site, and looked at there.
    return who === 'visitor' && route !== 'simuladores/:tipo' ? [path] : []
  })
  expect(paths.filter((path) => path.endsWith('/largo') || path.includes(word))).toHaveLength(4)
  await untilSearchAnswers(request)
  const wide: string[] = []
  for (const path of [...paths, `/buscar?q=${word}`]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [320, 360, 768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of await findOverflow(page)) wide.push(`${path}, ${width} px: ${name}`)
    }
  }
  expect(wide).toEqual([])
})
