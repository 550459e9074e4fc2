import { glob, readFile, stat } from 'node:fs/promises'
import { z } from 'zod'

const assets = 'build/client/assets'
const stringStart = `["'\`]`
const staticImport = new RegExp(`(?:from|import)\\s*${stringStart}\\./([\\w.-]+\\.js)`, 'g')
const laterImport = new RegExp(`import\\(\\s*${stringStart}\\./([\\w.-]+\\.js)`, 'g')

const islandsSchema = z.record(z.string(), z.object({ file: z.string() }))
const routerSchema = z.object({
  entry: z.object({ module: z.string() }),
  url: z.string(),
  routes: z.record(z.string(), z.object({ module: z.string() })),
})

/**
 * Size of the code a browser loads, in bytes of brotli. `later` is what it may load after opening something.
 */
export type CodeSize = { name: string; first: number; later: number }

/** What each simulator adds to React, to the frame of all and to the chunks that several simulators share. */
export async function measureSimulators(): Promise<CodeSize[]> {
  const manifest = await readIslandsManifest()
  const frame = manifest['app/learning/simulators/simulator-islands.ts']?.file
  if (!frame) throw new Error('The build has no islands of simulators')
  const ofAll = await withImports([baseName(frame)], staticImport)
  const loaded = await Promise.all(
    Object.entries(manifest)
      .filter(([source]) => /simulators\/[^/]+\/picture\.tsx$/.test(source))
      .map(async ([source, { file }]) => ({
        name: source.split('/').at(-2) ?? source,
        files: await withImports([baseName(file)], staticImport),
      })),
  )
  const isShared = (file: string): boolean =>
    ofAll.has(file) || loaded.filter(({ files }) => files.has(file)).length > 1
  return Promise.all(
    loaded.map(async ({ name, files }) => ({
      name,
      first: await totalBrotli([...files].filter((file) => !isShared(file))),
      later: 0,
    })),
  )
}

async function readIslandsManifest(): Promise<z.infer<typeof islandsSchema>> {
  return islandsSchema.parse(JSON.parse(await readFile('build/client/islands-manifest.json', 'utf8')))
}

/** What the sign-in island loads at the first interaction. */
export async function measureSignInIsland(): Promise<number> {
  const manifest = await readIslandsManifest()
  const fileOf = (source: string): string => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`The build has no ${source}`)
    return baseName(file)
  }
  const boot = await withImports([fileOf('app/start/islands-client.ts')], staticImport)
  const island = await withImports([fileOf('app/accounts/accounts/sign-in.island.tsx')], staticImport)
  return totalBrotli([...island].filter((name) => !boot.has(name)))
}

/**
 * Screens of the editor: the framework and the page (`first`), and what the page loads on demand (`later`).
 */
export async function measureEditorScreens(): Promise<CodeSize[]> {
  const router = await readRouterManifest()
  const screen = /(^|\/)(edit-page|panel-page|library-page|history-page|bin-page)$/
  const ids = Object.keys(router.routes).filter((id) => screen.test(id))
  if (ids.length === 0) throw new Error('The build has no screens of the editor')
  return Promise.all(ids.map((id) => measureScreen(router, id)))
}

/** What «Modo visual» loads when an author starts to use it. */
export async function measureVisualEditor(): Promise<number> {
  const router = await readRouterManifest()
  const id = Object.keys(router.routes).find((route) => /(^|\/)edit-page$/.test(route))
  let file: string | undefined
  for await (const path of glob(`${assets}/visual-editor-*.js`)) file = path
  if (id === undefined || file === undefined) throw new Error('The build has no visual editor')
  const first = await withImports(screenModules(router, id), staticImport)
  const whole = await withImports([baseName(file)], staticImport)
  return totalBrotli([...whole].filter((name) => !first.has(name)))
}

function screenModules(router: z.infer<typeof routerSchema>, id: string): string[] {
  const modules = [router.entry.module, router.routes.root?.module, router.routes[id]?.module, router.url]
  return modules.filter((path) => path !== undefined).map(baseName)
}

async function measureScreen(router: z.infer<typeof routerSchema>, id: string): Promise<CodeSize> {
  const first = await withImports(screenModules(router, id), staticImport)
  const whole = await withImports([...first], new RegExp(`${staticImport.source}|${laterImport.source}`, 'g'))
  return {
    name: id,
    first: await totalBrotli(first),
    later: await totalBrotli([...whole].filter((name) => !first.has(name))),
  }
}

// The file name has a hash and a prefix that other modules share, so it is identified by its content.
async function readRouterManifest(): Promise<z.infer<typeof routerSchema>> {
  for await (const path of glob(`${assets}/manifest-*.js`)) {
    const text = await readFile(path, 'utf8')
    if (!text.startsWith('window.__reactRouterManifest')) continue
    const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
    return routerSchema.parse(JSON.parse(json))
  }
  throw new Error('The build has no manifest of routes')
}

async function withImports(names: readonly string[], pattern: RegExp): Promise<Set<string>> {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const code = await readFile(`${assets}/${name}`, 'utf8')
    for (const [, first, later] of code.matchAll(pattern)) open.push(first ?? later ?? '')
  }
  return found
}

async function totalBrotli(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...names].map(async (name) => (await stat(`${assets}/${name}.br`)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
