import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vite'

const workers = globSync('app/*/*/*-worker.server.ts')

/** Third build: what runs on threads and in processes of the server's own, a file for each worker, beside the server's own. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/server/threads',
    emptyOutDir: true,
    rollupOptions: {
      input: Object.fromEntries(workers.map((path) => [basename(path, '.server.ts'), path])),
      output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
    },
  },
  // Machine code stays a package, and what opens files of its own beside it.
  ssr: { noExternal: true, external: ['piscina', 'sharp', '@resvg/resvg-js', 'better-sqlite3', 'pg'] },
  define: { 'process.env.NODE_ENV': '"production"' },
})
