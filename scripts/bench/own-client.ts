import { connect } from 'node:net'
import { percentile } from './numbers.ts'

/**
 * Load generator for machines without wrk: one process, keep-alive connections, one request at a time on
 * each. It parses only the length of a response, so that the client is not the bottleneck. Arguments:
 * address, connections, seconds, headers as JSON. `BENCH_TURNS` may list paths to request in turn. Prints
 * JSON.
 */
const [address = '', connections = '16', seconds = '5', headers = '{}'] = process.argv.slice(2)
const { host, hostname, port, pathname, search } = new URL(address)
const lines = Object.entries<string>(JSON.parse(headers)).map(([name, value]) => `${name}: ${value}\r\n`)
const turns = process.env.BENCH_TURNS?.split('\n').filter(Boolean) ?? []
const messages = (turns.length > 0 ? turns : [pathname + search]).map(
  (path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`,
)
let asked = 0

const times: number[] = []
let failed = 0
const started = performance.now()
const end = started + Number(seconds) * 1000
await Promise.all(Array.from({ length: Number(connections) }, runConnection))
const elapsed = (performance.now() - started) / 1000
const result = {
  rate: times.length / elapsed,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  failed,
}
console.log(JSON.stringify(result))

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let sent = 0
    /** Remaining bytes of the response body; undefined until the head is read. */
    let rest: number | undefined
    let head = ''
    const send = (): void => {
      if (performance.now() >= end) {
        socket.end()
        resolve()
        return
      }
      sent = performance.now()
      socket.write(messages[asked++ % messages.length] ?? '')
    }
    socket.on('connect', send).on('error', reject)
    socket.on('data', (bytes) => {
      if (rest === undefined) {
        head += bytes.toString('latin1')
        const headEnd = head.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        if (!head.startsWith('HTTP/1.1 200')) failed++
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
        if (Number.isNaN(length)) return void socket.destroy(new Error('An answer without Content-Length'))
        rest = headEnd + 4 + length - head.length
        head = ''
      } else rest -= bytes.length
      if (rest > 0) return
      times.push(performance.now() - sent)
      rest = undefined
      send()
    })
  })
}
