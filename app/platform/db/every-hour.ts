const hour = 60 * 60 * 1000

/**
 * Does something now and every hour, until the function that it returns is called, which waits for what is being done: whoever
 * closes the database closes it after that. `reportError` hears of what failed; the next hour tries again.
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
  const timer = setInterval(run, hour).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
