import type { APIRequestContext } from '@playwright/test'
import type { SiteServer } from '../../test/site/site-server.ts'

/** The answer to a rejected save. */
export type Refused = { status: number; text: string }

/**
 * Saves that continue until they are stopped: the names of
 * acknowledged saves, and the answers to rejected ones.
 */
type SteadySaves = {
  readonly saved: readonly string[]
  readonly refused: readonly Refused[]
  stop: () => Promise<void>
}

/**
 * Starts writers that save tools one after the other, alternating between the instances.
 * Each save is retried until it is acknowledged.
 */
export function startSaves(
  sites: readonly SiteServer[],
  author: APIRequestContext,
  writers: number,
): SteadySaves {
  const saved: string[] = []
  const refused: Refused[] = []
  let isStopped = false
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isStopped; turn++) {
      const name = `Regla ${writer}.${turn}.${crypto.randomUUID()}`
      const form = { name, _formulario: crypto.randomUUID(), ...tool }
      for (let tries = 0, isSaved = false; !isSaved && !isStopped; tries++) {
        const site = sites[(writer + turn + tries) % sites.length]
        if (!site) throw new Error('There is no site to save at')
        const headers = { origin: site.url }
        const address = `${site.url}/edit/tools/nuevo`
        const answer = await author.post(address, { form, headers, maxRedirects: 0 })
        isSaved = answer.status() === 303
        if (isSaved) saved.push(name)
        else refused.push({ status: answer.status(), text: await answer.text() })
      }
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return {
    saved,
    refused,
    async stop() {
      isStopped = true
      await writing
    },
  }
}

const tool = { description: 'Sirve para medir.', category: 'Utilidades', url: 'https://ejemplo.es' }
