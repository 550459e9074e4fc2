import { isMainThread } from 'node:worker_threads'

// Preloaded into the site process of a journey: each SIGUSR2 moves its
// `Date` one day forward. Timers are unaffected.
const RealDate = Date
let movedMs = 0

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(MovedDate.now())
    else super(...(given as [number]))
  }
  static override now(): number {
    return RealDate.now() + movedMs
  }
}

if (isMainThread) {
  process.on('SIGUSR2', () => {
    movedMs += 86_400_000
  })
  globalThis.Date = MovedDate as DateConstructor
}
