import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findJava } from '../scripts/find-java.ts'

const run = promisify(execFile)
const validator = resolve('node_modules/vnu-jar/build/dist/vnu.jar')

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
})

/**
 * What the Nu HTML Checker (W3C) has against pages, given by address: errors and warnings, each with its address.
 * It is asked once for all, because starting it takes seconds.
 */
export async function validateHtml(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-html-'))
  try {
    const addresses = [...pages.keys()]
    for (const [index, address] of addresses.entries())
      await writeFile(join(folder, `${index}.html`), pages.get(address) ?? '')
    const options = ['--exit-zero-always', '--stdout', '--format', 'json', folder]
    const { stdout } = await run(findJava(), ['-jar', validator, ...options], { maxBuffer: 64_000_000 })
    const { messages } = reportSchema.parse(JSON.parse(stdout))
    return messages.filter(isFault).map(({ url = '', message, extract = '' }) => {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])]
      return `${address}: ${message} ${extract}`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

// Its list of CSS properties is years old: it knows neither view transitions nor light-dark(). And of a folder that is
// chosen for import, every browser knows `webkitdirectory`, though it stands in another standard.
const unknownToIt = /^CSS:|^Attribute “webkitdirectory” not allowed/

function isFault({
  type,
  subType,
  message,
}: {
  type: string
  subType?: string | undefined
  message: string
}) {
  return (type !== 'info' || subType === 'warning') && !unknownToIt.test(message)
}
