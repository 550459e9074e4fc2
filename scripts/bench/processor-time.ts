import { rawGetOk } from './raw-get.ts'

/** Lets a site of a measurement be asked for its processor time. */
export const metricsToken = 'measurement-of-the-processor'

/** Milliseconds of processor that a site's process has used, all its threads together; what else the machine does is not in it. */
export async function readProcessorMs(url: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const { body } = await rawGetOk(`${url}/metrics`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(body.toString('utf8'))?.[1]
  if (seconds === undefined) throw new Error('/metrics does not say the processor time')
  return Number(seconds) * 1000
}

/** Milliseconds of processor of each of so many requests, with those that `readMore` knows of. What asking for it costs is taken off. */
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
