const hourMs = 60 * 60 * 1000

/**
 * Runs the work now and every hour. Returns a function that stops it and waits for a run in progress: call it
 * before closing the database. `reportError` receives the error of a failed run, which is retried at the next
 * hour.
 */
export function everyHour(
  work: () => Promise<unknown>,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const run = (): void => {
    running = Promise.all([running, work().catch(reportError)]).then(() => undefined)
  }
  run()
  const timer = setInterval(run, hourMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
