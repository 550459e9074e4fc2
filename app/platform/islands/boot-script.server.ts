import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const bootEntry = 'app/start/islands-client.ts'
/** The first script of a page; `integrity` is the value of the attribute. */
export type BootScript = { src: string; integrity?: string }
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/**
 * The URL and integrity hash of the boot script, from the manifest of the build; in development Vite's URL.
 */
export async function readBootScript(): Promise<BootScript> {
  if (process.env.NODE_ENV !== 'production') return { src: `/${bootEntry}` }
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile('build/client/islands-manifest.json', 'utf8')),
  )
  const file = manifest[bootEntry]?.file
  if (!file) throw new Error(`The build has no ${bootEntry}: run npm run build`)
  const hash = createHash('sha384')
    .update(await readFile(`build/client/${file}`))
    .digest('base64')
  return { src: `/${file}`, integrity: `sha384-${hash}` }
}
