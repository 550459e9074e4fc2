import { glob, readFile } from 'node:fs/promises'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const MOST_LINES = 300
const MOST_LINES_OF_A_FUNCTION = 60
/** Higher than for functions, because a component is mostly markup. */
const MOST_LINES_OF_A_COMPONENT = 100
const MOST_LINES_OF_A_LOADER = 20

type Source = { file: string; text: string; program: Program }
type Program = ReturnType<typeof parseSync>['program']
type Node = { type: string; start: number; end: number }

async function readSources(): Promise<Source[]> {
  const sources: Source[] = []
  for await (const file of glob('{app,server}/**/*.{ts,tsx}'))
    if (!/\.test\.|-(?:contract|fixture)\./.test(file))
      sources.push(parseSource(file, await readFile(file, 'utf8')))
  return sources
}

const parseSource = (file: string, text: string): Source => ({
  file,
  text,
  program: parseSync(file, text).program,
})
const sources = await readSources()

const countLines = (text: string): number => text.trimEnd().split('\n').length
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** All functions of a syntax tree, including nested ones. */
function listFunctions(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(listFunctions)
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap((value) =>
    typeof value === 'object' ? listFunctions(value) : [],
  )
  return /^(?:Function|ArrowFunction)/.test(node.type) ? [node, ...inner] : inner
}

test(`no file has more than ${MOST_LINES} lines`, () => {
  expect(sources.length).toBeGreaterThan(300)
  const long = sources.filter(({ text }) => countLines(text) > MOST_LINES)
  expect(long.map(({ file, text }) => `${file}: ${countLines(text)}`)).toEqual([])
})

/** Lines of the exported functions with these names, each with its first line number. */
function listExported({ file, text, program }: Source, names: readonly string[]) {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'FunctionDeclaration' || !names.includes(declared.id?.name ?? '')) return []
    const { start, end } = declared
    return { place: `${file}:${countLines(text.slice(0, start))}`, lines: countLines(text.slice(start, end)) }
  })
}

test(`no loader or action has more than ${MOST_LINES_OF_A_LOADER} lines`, () => {
  const functions = sources.flatMap((source) => listExported(source, ['loader', 'action']))
  expect(functions.length).toBeGreaterThan(80)
  const long = functions.filter(({ lines }) => lines > MOST_LINES_OF_A_LOADER)
  expect(long.map(({ place, lines }) => `${place}: ${lines}`)).toEqual([])
})

/** Whether a node is a component: a function with a capitalised name in a .tsx file. */
const isComponent = (file: string, node: Node): boolean =>
  file.endsWith('.tsx') &&
  'id' in node &&
  isNode(node.id) &&
  'name' in node.id &&
  /^[A-Z]/.test(String(node.id.name))

test(`no function has more than ${MOST_LINES_OF_A_FUNCTION} lines, no component more than ${MOST_LINES_OF_A_COMPONENT}`, async () => {
  const functions = (await readSources()).flatMap(({ file, text }) =>
    listFunctions(parseSync(file, text).program).map((node) => {
      const line = countLines(text.slice(0, node.start))
      const lines = countLines(text.slice(node.start, node.end))
      const most = isComponent(file, node) ? MOST_LINES_OF_A_COMPONENT : MOST_LINES_OF_A_FUNCTION
      return { place: `${file}:${line}`, lines, most }
    }),
  )
  expect(functions.length).toBeGreaterThan(1000)
  const long = functions.filter(({ lines, most }) => lines > most)
  expect(long.map(({ place, lines }) => `${place}: ${lines}`)).toEqual([])
})
