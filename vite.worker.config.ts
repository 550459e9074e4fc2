import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const folder = 'build/client'

/**
 * Fourth build, after the others, whose files it names: the service worker, one script at the root of the site. It is another one as soon as a file
 * of the build or the code of the pages is another.
 */
export default defineConfig(({ command }) => ({
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: false,
    rollupOptions: {
      input: 'app/reading/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    ...(command === 'build' && { __BUILD__: JSON.stringify(describeBuild()) }),
  },
}))

type Entry = { file: string; imports?: string[] }

/** What the worker knows of the build: see app/reading/offline/worker-build.ts. */
function describeBuild(): { id: string; files: string[]; styles: string } {
  const assets = globSync('assets/*', { cwd: folder }).filter((name) => !/\.(?:br|gz)$/.test(name))
  const manifest: Record<string, Entry> = JSON.parse(readFileSync(`${folder}/islands-manifest.json`, 'utf8'))
  const filesOf = (name: string): string[] => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build of the islands has no ${name}`)
    return [entry.file, ...(entry.imports ?? []).flatMap(filesOf)]
  }
  const pick = (shape: RegExp): string => {
    const [found, second] = assets.filter((name) => shape.test(name))
    if (!found || second) throw new Error(`The build has not just one file like ${shape}`)
    return found
  }
  const styles = pick(/^assets\/offline-[\w-]+\.css$/)
  const scripts = [...filesOf('app/start/islands-client.ts'), ...filesOf('app/reading/offline/save-tool.ts')]
  const files = new Set([...scripts, styles, pick(/^assets\/atkinson-[\w-]+\.woff2$/), 'icon.svg'])
  const id = createHash('sha256')
    .update(assets.sort().join('\n'))
    .update(readFileSync('build/server/index.js'))
    .digest('hex')
    .slice(0, 12)
  return { id, files: [...files].map((file) => `/${file}`), styles: `/${styles}` }
}
