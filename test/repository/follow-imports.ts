import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** All files reachable by static imports and eager globs. Type imports and dynamic imports do not count. */
export async function followImports(files: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = await readFile(file, 'utf8')
    for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports)
      if (/^\.{1,2}\/.*\.tsx?$/.test(moduleRequest.value) && !entries.every(({ isType }) => isType))
        left.push(join(dirname(file), moduleRequest.value))
    for (const [, pattern = '', options = ''] of text.matchAll(globCall))
      if (/eager: true/.test(options)) left.push(...globSync(join(dirname(file), pattern)))
  }
  return seen
}

const globCall = /import\.meta\.glob(?:<\w+>)?\('([^']+\.tsx?)', \{([^}]*)\}/g
