const hour = 60 * 60 * 1000

/** Does something now and every hour, until the function that it returns is called. `reportError` hears of what failed; the next hour tries again. */
export function everyHour(work: () => Promise<unknown>, reportError: (error: unknown) => void): () => void {
  const run = (): void => void work().catch(reportError)
  run()
  const timer = setInterval(run, hour).unref()
  return () => clearInterval(timer)
}
