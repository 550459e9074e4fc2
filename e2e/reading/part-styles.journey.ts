import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '../support/journey.ts'
import { listPages, screens, screensOfMany } from '../support/pages.ts'

const parts = 'app/start/styles/parts'
/** The number of pages per screen that are checked. */
const most = 12

/** Reads a style sheet with its imports, without comments. */
async function readSheet(path: string): Promise<string> {
  const text = (await readFile(path, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '')
  const imports = [...text.matchAll(/@import "([^"]+)"/g)].map(([, other = '']) =>
    readSheet(join(dirname(path), other)),
  )
  return [text, ...(await Promise.all(imports))].join('\n')
}

async function readClasses(path: string): Promise<Set<string>> {
  const rules = (await readSheet(path)).replace(/@import [^;]+;/g, '')
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}

/** Returns the classes that only the style sheet of a part defines, for each part. */
async function readParts(): Promise<Map<string, string[]>> {
  const sheets = ['app/start/styles/site.css', 'app/learning/simulators/simulators.css'].map(readClasses)
  const site = new Set((await Promise.all(sheets)).flatMap((classes) => [...classes]))
  const names = (await readdir(parts)).map((file) => file.replace('.css', ''))
  const found = names.map(async (name) => {
    const classes = await readClasses(`${parts}/${name}.css`)
    return [name, [...classes].filter((one) => !site.has(one))] as const
  })
  return new Map((await Promise.all(found)).map(([name, classes]) => [name, classes]))
}

test('every page includes the style sheets of the parts it shows, and each sheet is used by some page', async ({
  request,
}) => {
  const sheets = await readParts()
  const missing: string[] = []
  const seen = new Set<string>()
  for (const screen of [...screens, ...screensOfMany]) {
    for (const { path, who } of (await listPages(request, screen)).slice(0, most)) {
      if (who !== 'visitor') continue
      const html = await (await request.get(path)).text()
      // Fully hydrated pages link to all of them.
      if (!html.includes('data-href="site"')) continue
      const used = new Set(
        [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      )
      for (const [name, classes] of sheets) {
        const has = html.includes(`data-href="${name}"`)
        if (has) seen.add(name)
        else if (classes.some((one) => used.has(one)))
          missing.push(`${path}: ${name} (${classes.filter((one) => used.has(one))})`)
      }
    }
  }
  expect(missing).toEqual([])
  expect([...seen].sort()).toEqual([...sheets.keys()].sort())
})
