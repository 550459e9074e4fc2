import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const reportPath = '/informe-de-politica'

/** The site at another address, whose pages report Content-Security-Policy violations. */
export type ReportingProxy = { url: string; breaches: string[]; close: () => void }

/**
 * A proxy for browsers that do not report Content-Security-Policy violations to their driver.
 * It adds a report address to every policy and collects the reports. It changes nothing else.
 */
export async function startReportingProxy(site: string): Promise<ReportingProxy> {
  const breaches: string[] = []
  const server = createServer(async (incoming, answer) => {
    if (incoming.url === reportPath) {
      breaches.push(await text(incoming))
      answer.writeHead(204).end()
      return
    }
    const { method, headers } = incoming
    const outgoing = request(site + incoming.url, { method, headers }, (page) => {
      const policy = page.headers['content-security-policy']
      const reported = policy && { 'content-security-policy': `${policy}; report-uri ${reportPath}` }
      answer.writeHead(page.statusCode ?? 502, { ...page.headers, ...reported })
      page.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaches,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
