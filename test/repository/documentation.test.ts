import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Text = { file: string; text: string }

async function readAll(...patterns: string[]): Promise<Text[]> {
  const texts: Text[] = []
  for await (const file of glob(patterns)) texts.push({ file, text: await readFile(file, 'utf8') })
  return texts
}

const code = await readAll('{app,server,scripts,e2e,test}/**/*.{ts,tsx,css}', '*.config.ts')
const documents = await readAll('*.md', 'docs/**/*.md', 'content/LICENSE.md')
const decisions = documents.filter(({ file }) => file.startsWith('docs/decisions/'))

const comments = /\/\*[\s\S]*?\*\/|(?<!\S)\/\/[^\n]*/g
/** Invented file names in examples. */
const invented = new Set(['temario/x.md', 'thing.ts', 'thing.server.ts', 'thing-form.tsx'])

async function readNames(...patterns: string[]): Promise<string[]> {
  const names: string[] = []
  for await (const file of glob(patterns)) names.push(file.replaceAll('\\', '/'))
  return names
}

/** File names in texts, without a leading `./`; glob patterns are skipped. */
function findNames(file: string, texts: readonly string[]): { file: string; name: string }[] {
  const shape = /(?<![\w./*{}@<-])(?:\.{1,2}\/)*([a-z0-9][\w./-]*?\.(?:tsx?|css|md))\b(?![\w/])/g
  return texts.flatMap((text) => [...text.matchAll(shape)].map(([, name = '']) => ({ file, name })))
}

test('every section of docs/product.md that the code cites exists', async () => {
  const product = await readFile('docs/product.md', 'utf8')
  const sections = new Set(
    [...product.matchAll(/^(?:## |\*\*)(\d+(?:\.\d+)?)/gm)].map(([, number]) => number),
  )
  const named = code.flatMap(({ file, text }) =>
    [...text.matchAll(/docs\/product\.md (\d+(?:\.\d+)?)/g)].map(([, number]) => ({ file, number })),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ number }) => !sections.has(number))).toEqual([])
})

test('no path leads outside the repository', () => {
  const outside = /\bspec(?:ification)? ?§|\bspec\.md|\bdecisions\.md|\bshared\/|\bissue \d/i
  const here = basename(import.meta.filename)
  const pointers = [...code, ...documents].filter(
    ({ file, text }) => basename(file) !== here && outside.test(text),
  )
  expect(pointers.map(({ file }) => file)).toEqual([])
})

test('links between documents lead to existing files', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => ({
        file,
        to,
      }),
    ),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([])
})

test('files that comments and guides name exist', async () => {
  const files = await readNames('*.*', '{app,server,scripts,e2e,test,docs,deploy,content,public}/**/*.*')
  const fileExists = (name: string): boolean => files.some((file) => `/${file}`.endsWith(`/${name}`))
  const named = [
    ...code.flatMap(({ file, text }) => findNames(file, text.match(comments) ?? [])),
    ...documents.flatMap(({ file, text }) => findNames(file, text.match(/`[^`\n]+`/g) ?? [])),
  ]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ name }) => !fileExists(name) && !invented.has(name))).toEqual([])
})

test('decisions have a unique number and a status', () => {
  const numbers = decisions.map(({ file }) => basename(file).slice(0, 4))
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
  for (const { file, text } of decisions) {
    const number = Number(basename(file).slice(0, 4))
    expect(text, file).toMatch(
      new RegExp(`^# ${number}\\. .+\\n\\nStatus: (?:in force|replaced by \\d{4})\\n`),
    )
  }
})

test('each direct dependency has a documented reason', async () => {
  const manifest: unknown = JSON.parse(await readFile('package.json', 'utf8'))
  const { dependencies, devDependencies, optionalDependencies } = manifest as Record<
    string,
    Record<string, string>
  >
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const stack = decisions.find(({ file }) => file.includes('0001'))?.text ?? ''
  const plain = names.filter((name) => !name.startsWith('@types/') && !stack.includes(`\`${name}\``))
  expect(plain).toEqual([])
})
