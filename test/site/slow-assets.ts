import { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Loaded before a site of the journeys (`--import`) when SLOW_ASSETS says how many milliseconds its style sheets and scripts come late: the server takes
 * those requests later, whichever browser asks, so that what counts on a fast machine fails on every one.
 */
const delay = Number(process.env.SLOW_ASSETS)
const take = Server.prototype.emit

Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]): boolean {
  const [request] = rest
  if (event !== 'request' || !isSlow(request)) return Reflect.apply(take, this, [event, ...rest])
  void pause(delay).then(() => Reflect.apply(take, this, [event, ...rest]))
  return true
}

/** Browsers say themselves what they ask for a document with; journeys that ask without a page are answered at once. */
function isSlow(request: unknown): boolean {
  if (!(request instanceof Object && 'headers' in request)) return false
  const { headers } = request
  const wanted = headers instanceof Object && 'sec-fetch-dest' in headers && headers['sec-fetch-dest']
  return wanted === 'style' || wanted === 'script'
}
