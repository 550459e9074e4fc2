import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** These have machine code, files of their own, or are loaded by few: they stay packages. */
const packages = ['better-sqlite3', 'sharp', '@aws-sdk/client-s3', 'piscina', 'prom-client']

/** What pages and the catalogue import that Vite would find only once one is open, and then load that page again. */
const foundLate = [
  ...['better-auth/api', 'diff', 'ipaddr.js', 'kysely', 'zod', 'yaml', 'ts-fsrs', 'markdown-it'],
  ...['markdown-it-container', 'prosemirror-commands', 'prosemirror-model', 'prosemirror-schema-list'],
  ...['prosemirror-state', 'prosemirror-tables'],
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  ...(command === 'serve' && { optimizeDeps: { include: foundLate } }),
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: './server/app.ts',
          // Names stay, so that a fault in the log can be read.
          output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
      // One file with only what is used starts in half the time and memory of a thousand files.
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external: packages },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
