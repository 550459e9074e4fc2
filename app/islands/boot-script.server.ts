import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export const bootEntry = 'app/islands-client.ts'
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/** Address of the boot script: from the build's manifest, or Vite's own address while developing. */
export async function readBootScript(): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return `/${bootEntry}`
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile('build/client/islands-manifest.json', 'utf8')),
  )
  const file = manifest[bootEntry]?.file
  if (!file) throw new Error(`The build has no ${bootEntry}: run npm run build`)
  return `/${file}`
}
