/** Which files the islands of the site have, as Vite's manifest of their build lists them. */
export type IslandFiles = Readonly<Record<string, ManifestEntry>>
type ManifestEntry = {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
}

const boot = 'app/start/islands-client.ts'
/** They lead to all islands, of which a page needs those that stand in its text. */
const lists: readonly string[] = [boot, 'app/learning/simulators/simulator-islands.ts']
const widest = 1280

/** Paths of the files that a page loads: styles, scripts, icon, font, and one form of each of its pictures. */
export function findFiles(page: Document): string[] {
  const parts = page.querySelectorAll(
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"], script[src]',
  )
  const paths = [...parts].map((part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '')
  const fonts = [...page.querySelectorAll('style')].flatMap(findFonts)
  const pictures = [...page.querySelectorAll('img')].map(choosePicture)
  return [...new Set([...paths, ...fonts, ...pictures])].filter((path) => path.startsWith('/'))
}

/** The faces that styles in a page name: none is in a link of its own. */
function findFonts({ textContent }: HTMLStyleElement): string[] {
  return [...(textContent ?? '').matchAll(/url\("?(\/assets\/[^")]+\.woff2)"?\)/g)].map(
    ([, path = '']) => path,
  )
}

/** The form of a picture that is good for every window of a device: the widest one that is not too heavy. */
function choosePicture(image: HTMLImageElement): string {
  const offered = (image.getAttribute('srcset') ?? '').split(', ').map((one) => {
    const [path = '', width = ''] = one.split(' ')
    return { path, width: Number.parseInt(width, 10) }
  })
  const best = offered.filter(({ width }) => width <= widest).sort((a, b) => b.width - a.width)[0]
  return best?.path ?? image.getAttribute('src') ?? ''
}

/** Paths of the scripts that a page may ask for when it is touched: what the boot script fetches, and the islands that stand in its text. */
export function findScripts(page: Document, files: IslandFiles): string[] {
  const islands = [...page.querySelectorAll<HTMLElement>('main [data-island]')].map(
    ({ dataset }) => `app/${dataset.island}.island.tsx`,
  )
  const wanted = lists
    .flatMap((list) => files[list]?.dynamicImports ?? [])
    .filter((name) => islands.includes(name) || (name.startsWith('app/') && !name.endsWith('.island.tsx')))
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
  if (!lists.includes(name))
    for (const other of entry.dynamicImports ?? []) addWithImports(other, files, found)
}

/** Whether a page is of the build that these files are of. */
export function isOfBuild(page: Document, files: IslandFiles): boolean {
  return page.querySelector(`script[src="/${files[boot]?.file}"]`) !== null
}

/** Paths of the problems and challenges that a page leads to, but for those before and after it in a list. */
export function findPractice(page: Document): string[] {
  const links = [...page.querySelectorAll('main a[href]:not([rel="prev"], [rel="next"])')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  return [...new Set(links)].filter((path) => /^\/(?:problemas|retos)\/[a-z0-9-]+$/.test(path)).slice(0, 30)
}
