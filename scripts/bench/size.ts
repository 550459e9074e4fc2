import { buildIfNeeded } from '../../server/build.ts'
import { startSite } from '../../test/site/site-server.ts'
import {
  type CodeSize,
  measureEditorScreens,
  measureSignInIsland,
  measureSimulators,
  measureVisualEditor,
} from './built-code.ts'
import { formatTable, toKb } from './numbers.ts'
import { type PageWeight, weighPage } from './page-weight.ts'
import { decodedText, rawGetOk } from './raw-get.ts'

/** Budget in bytes of brotli. */
const budget = {
  js: 5_000,
  css: 15_000,
  total: 60_000,
  signIn: 75_000,
  editor: 220_000,
  visual: 130_000,
  simulator: 12_000,
}
/** Simulators with a budget of `largeSimulator`, because they have an editor of their own. */
const largeSimulators: ReadonlySet<string> = new Set(['circuit', 'gates', 'views'])
const largeSimulator = 20_000

type RouteWeight = PageWeight & { route: string }

/**
 * `npm run size`: prints what each public route sends and the code of islands and editor.
 * Fails over the budget.
 */
await buildIfNeeded()
const site = await startSite()
const routes: RouteWeight[] = []
try {
  for (const [route, paths] of await listPublicRoutes(site.url)) routes.push(await weighRoute(route, paths))
} finally {
  await site.stop()
}
const signIn = await measureSignInIsland()
const screens = await measureEditorScreens()
const simulators = await measureSimulators()
const visual = await measureVisualEditor()
console.log(describeRoutes(routes))
console.log(`\nSign-in island, at its first touch: ${toKb(signIn)} kB (at most ${toKb(budget.signIn)})`)
console.log(`\n${describeScreens(screens)}`)
console.log(
  `\nVisual editor, when somebody writes in it: ${toKb(visual)} kB (at most ${toKb(budget.visual)})`,
)
console.log(`\nSimulators: ${simulators.map(({ name, first }) => `${name} ${toKb(first)}`).join(', ')} kB`)

const faults = [...findFaults(routes, signIn, screens), ...findLargeSimulators(simulators)]
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) process.exitCode = 1

// The weight of a route is that of its heaviest page.
async function weighRoute(route: string, paths: readonly string[]): Promise<RouteWeight> {
  let heaviest: PageWeight | undefined
  for (const path of paths) {
    const weight = await weighPage(site.url, path)
    if (!heaviest || weight.total > heaviest.total) heaviest = weight
  }
  if (!heaviest) throw new Error(`${route} has no page`)
  return { route, ...heaviest }
}

function describeRoutes(weights: readonly RouteWeight[]): string {
  const head = ['route (heaviest page)', 'HTML', 'JS', 'CSS', 'font', 'other', 'total', 'own pictures']
  const rows = weights.map(({ route, html, js, css, font, other, total, pictures }) => [
    route,
    ...[html, js, css, font, other, total, pictures].map(toKb),
  ])
  const most = ['at most', '', toKb(budget.js), toKb(budget.css), '', '', toKb(budget.total), '']
  return `First load in kB as sent (brotli)\n${formatTable(head, [...rows, most])}`
}

function describeScreens(sizes: readonly CodeSize[]): string {
  const rows = sizes.map(({ name, first, later }) => [name, toKb(first), toKb(later), toKb(first + later)])
  const head = ['editor screen, JS in kB (brotli)', 'at once', 'when opened', 'all']
  return formatTable(head, [...rows, ['at most', toKb(budget.editor), '', '']])
}

function findLargeSimulators(sizes: readonly CodeSize[]): string[] {
  if (sizes.length === 0) return ['The build has no simulators']
  return sizes.flatMap(({ name, first }) => {
    const limit = largeSimulators.has(name) ? largeSimulator : budget.simulator
    return first > limit ? [`simulator ${name}: ${toKb(first)} kB, over ${toKb(limit)} kB`] : []
  })
}

function findFaults(weights: readonly RouteWeight[], island: number, sizes: readonly CodeSize[]): string[] {
  const limits: [name: string, size: number, limit: number][] = [
    ...weights.flatMap((weight) =>
      (['js', 'css', 'total'] as const).map((kind): [string, number, number] => [
        `${weight.route} ${kind}`,
        weight[kind],
        budget[kind],
      ]),
    ),
    ['sign-in island', island, budget.signIn],
    ['visual editor', visual, budget.visual],
    ...sizes.map(({ name, first }): [string, number, number] => [name, first, budget.editor]),
  ]
  return limits
    .filter(([, size, limit]) => size > limit)
    .map(([name, size, limit]) => `${name}: ${toKb(size)} kB, over ${toKb(limit)} kB`)
}

/** Public pages by route: `/topic/:id` and the addresses that it serves. */
async function listPublicRoutes(origin: string): Promise<Map<string, string[]>> {
  const sitemap = await decodedText(await rawGetOk(`${origin}/sitemap.xml`))
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return Map.groupBy([...paths, '/entrar'], routeOf)
}

function routeOf(path: string): string {
  return path.replace(/^\/(topic|retos|blog|problemas)\/.+$/, (_, section) => `/${section}/…`)
}
