import { defineConfig } from 'vite'

/** Second build: the boot script and the islands of the reading pages, which carry no framework until they are touched. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    manifest: 'islands-manifest.json',
    rollupOptions: {
      input: ['app/start/islands-client.ts'],
      // What every island needs is one file, so that a first touch asks for two or three.
      output: {
        codeSplitting: {
          groups: [{ name: 'wake', test: /node_modules\/react|islands\/(island|wake)\.tsx/ }],
        },
      },
    },
  },
})
