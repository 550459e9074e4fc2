/** The files of each island, from Vite's manifest of the islands build. */
export type IslandFiles = Readonly<Record<string, ManifestEntry>>
type ManifestEntry = {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
}

const boot = 'app/start/islands-client.ts'
/** Besides the boot script, the module that imports islands dynamically, of which a page needs only its own. */
const simulatorList = 'app/learning/simulators/simulator-islands.ts'
const isOfSimulators = (name: string): boolean => name.startsWith('app/learning/simulators/')
const widest = 1280

/**
 * Lists the paths of the files that a page loads: styles, scripts, icon, fonts, and one variant of each
 * picture.
 */
export function findFiles(page: Document): string[] {
  const parts = page.querySelectorAll(
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"], script[src]',
  )
  const paths = [...parts].map((part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '')
  const fonts = [...page.querySelectorAll('style')].flatMap(findFonts)
  const pictures = [...page.querySelectorAll('img')].map(choosePicture)
  return [...new Set([...paths, ...fonts, ...pictures])].filter((path) => path.startsWith('/'))
}

/** Fonts are named only in the page's style blocks. */
function findFonts({ textContent }: HTMLStyleElement): string[] {
  return [...(textContent ?? '').matchAll(/url\("?(\/assets\/[^")]+\.woff2)"?\)/g)].map(
    ([, path = '']) => path,
  )
}

/**
 * Returns the variant of a picture that suits every window of the device: the widest up to `widest` pixels.
 */
function choosePicture(image: HTMLImageElement): string {
  const offered = (image.getAttribute('srcset') ?? '').split(', ').map((one) => {
    const [path = '', width = ''] = one.split(' ')
    return { path, width: Number.parseInt(width, 10) }
  })
  const best = offered.filter(({ width }) => width <= widest).sort((a, b) => b.width - a.width)[0]
  return best?.path ?? image.getAttribute('src') ?? ''
}

/**
 * Lists the scripts that a page may load on interaction: the boot script's imports and the page's islands.
 */
export function findScripts(page: Document, files: IslandFiles): string[] {
  const islands = [...page.querySelectorAll<HTMLElement>('main [data-island]')].map(
    ({ dataset }) => `app/${dataset.island}`,
  )
  const ofPage = (name: string): boolean =>
    islands.includes(name.replace(/(?:\.island)?\.tsx$/, '')) ||
    (name === simulatorList && islands.some(isOfSimulators))
  const ofAnyPage = (name: string): boolean =>
    name.startsWith('app/') && !name.endsWith('.island.tsx') && !isOfSimulators(name)
  const wanted = [boot, simulatorList]
    .flatMap((list) => files[list]?.dynamicImports ?? [])
    .filter((name) => ofPage(name) || ofAnyPage(name))
  const found = new Set<string>()
  for (const name of wanted) addWithImports(name, files, found)
  return [...found]
}

function addWithImports(name: string, files: IslandFiles, found: Set<string>): void {
  const entry = files[name]
  if (!entry || found.has(`/${entry.file}`)) return
  found.add(`/${entry.file}`)
  for (const style of entry.css ?? []) found.add(`/${style}`)
  for (const other of entry.imports ?? []) addWithImports(other, files, found)
  if (name !== boot && name !== simulatorList)
    for (const other of entry.dynamicImports ?? []) addWithImports(other, files, found)
}

/** Returns true if a page belongs to the same build as the files. */
export function isOfBuild(page: Document, files: IslandFiles): boolean {
  return page.querySelector(`script[src="/${files[boot]?.file}"]`) !== null
}

/** Lists the paths of problems and challenges that a page links to, except the previous and next document. */
export function findPractice(page: Document): string[] {
  const links = [...page.querySelectorAll('main a[href]:not([rel="prev"], [rel="next"])')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  return [...new Set(links)].filter((path) => /^\/(?:problemas|retos)\/[a-z0-9-]+$/.test(path)).slice(0, 30)
}
