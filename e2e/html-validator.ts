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
      await writeFile(join(folder, `${index}.html`), withoutStyles(pages.get(address) ?? ''))
    const options = ['--exit-zero-always', '--stdout', '--format', 'json', folder]
    const { stdout } = await run(findJava(), ['-XX:+UseSerialGC', '-jar', validator, ...options], {
      maxBuffer: 64_000_000,
    })
    const { messages } = reportSchema.parse(JSON.parse(stdout))
    return messages.filter(isFault).map(({ url = '', message, extract = '' }) => {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])]
      return `${address}: ${message} ${extract}`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

// Half of each page is the style sheet of the site. What is said of it does not count, and saying it takes as long as all the rest.
function withoutStyles(html: string): string {
  return html.replace(/(<style\b[^>]*>).*?(<\/style>)/gs, '$1$2')
}

type Message = z.infer<typeof reportSchema>['messages'][number]

// Its list of CSS properties is years old: it knows neither view transitions nor light-dark(). And of a file to choose
// every browser knows two attributes that stand in no table of HTML: `webkitdirectory` for a folder, and
// `autocomplete`, without which a page that is opened again begins with the old file.
// Nor does it know `<link rel="expect">` of the HTML standard.
function isKnownBetter({ message, extract = '' }: Message): boolean {
  const isAboutFile =
    /^Attribute “(?:webkitdirectory|autocomplete)”/.test(message) && /type="file"/.test(extract)
  const isAboutExpect =
    message.startsWith('A “link” element with a “blocking” attribute') && /<link rel="expect"/.test(extract)
  return message.startsWith('CSS:') || isAboutFile || isAboutExpect
}

function isFault(message: Message): boolean {
  return (message.type !== 'info' || message.subType === 'warning') && !isKnownBetter(message)
}
