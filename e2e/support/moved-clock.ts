import { isMainThread } from 'node:worker_threads'

// Loaded before a site of a journey: each SIGUSR2 moves the calendar of its process on by a day. Timers run as ever.
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
