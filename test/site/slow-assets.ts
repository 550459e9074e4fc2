import { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Preloaded (`--import`) into a site of the journeys if SLOW_ASSETS is set.
 * It delays requests for style sheets and scripts by that many milliseconds.
 * A journey that depends on a fast machine then fails on every machine, in any browser.
 */
const delay = Number(process.env.SLOW_ASSETS)
const take = Server.prototype.emit

Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]): boolean {
  const [request] = rest
  if (event !== 'request' || !isSlow(request)) return Reflect.apply(take, this, [event, ...rest])
  void pause(delay).then(() => Reflect.apply(take, this, [event, ...rest]))
  return true
}

/** Browsers send Sec-Fetch-Dest; requests of journeys without a page have none and are not delayed. */
function isSlow(request: unknown): boolean {
  if (!(request instanceof Object && 'headers' in request)) return false
  const { headers } = request
  const wanted = headers instanceof Object && 'sec-fetch-dest' in headers && headers['sec-fetch-dest']
  return wanted === 'style' || wanted === 'script'
}
