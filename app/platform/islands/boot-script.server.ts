import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const bootEntry = 'app/start/islands-client.ts'
/** What a page loads first; `integrity` as in the attribute of that name. */
export type BootScript = { src: string; integrity?: string }
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/** The boot script, from the build's manifest with the hash of its bytes; Vite's own address while developing. */
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
