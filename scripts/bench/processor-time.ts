import { rawGetOk } from './raw-get.ts'

/** Token that allows a measurement to read the site's /metrics. */
export const metricsToken = 'measurement-of-the-processor'

/** CPU milliseconds used by the site's process, over all its threads. Other processes do not count. */
export async function readProcessorMs(url: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const { body } = await rawGetOk(`${url}/metrics`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(body.toString('utf8'))?.[1]
  if (seconds === undefined) throw new Error('/metrics does not say the processor time')
  return Number(seconds) * 1000
}

/**
 * CPU milliseconds per request, averaged over `count` requests, including the time that `readMore` reports.
 * The cost of reading the metrics is subtracted.
 */
export async function costOfEach(
  url: string,
  count: number,
  ask: (index: number) => Promise<unknown>,
  readMore: () => Promise<number> = async () => 0,
): Promise<number> {
  const read = async (): Promise<number> => (await readProcessorMs(url)) + (await readMore())
  await read()
  const first = await read()
  const before = await read()
  for (let index = 0; index < count; index++) await ask(index)
  const after = await read()
  return Math.max(0, after - before - (before - first)) / count
}
