/** For whom something is drawn: a reader who waits for a page, an author who waits for an upload, nobody yet. */
export const urgencies = ['reader', 'author', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** Does each piece of work once, however many ask for it under its key while it is not done. */
export type OrderedWork = <Result>(
  key: string,
  urgency: Urgency,
  /** Told for whom it is begun, which may be somebody more urgent than who asked first. */
  work: (begunFor: Urgency) => Promise<Result>,
) => Promise<Result>

type Job = {
  key: string
  work: (begunFor: Urgency) => Promise<unknown>
  settle: (result: Promise<unknown>) => void
}

/**
 * One piece of work at a time, the most urgent first, so that the memory of two pictures is never taken at once. What
 * was left for later and is wanted by a reader moves to the readers.
 */
export function openOrderedWork(): OrderedWork {
  const waiting = urgencies.map((urgency) => ({ urgency, jobs: new Map<string, Job>() }))
  const flights = new Map<string, Promise<unknown>>()
  let isWorking = false

  const takeNext = (): { job: Job; urgency: Urgency } | undefined => {
    for (const { urgency, jobs } of waiting) {
      for (const [key, job] of jobs) {
        jobs.delete(key)
        return { job, urgency }
      }
    }
    return undefined
  }
  const workOff = async (): Promise<void> => {
    isWorking = true
    for (let next = takeNext(); next; next = takeNext()) {
      const { job, urgency } = next
      const result = job.work(urgency)
      job.settle(result)
      await result.catch(() => undefined)
      flights.delete(job.key)
    }
    isWorking = false
  }
  const put = (job: Job, urgency: Urgency): void => {
    waiting.find((one) => one.urgency === urgency)?.jobs.set(job.key, job)
  }
  const hasten = (key: string, urgency: Urgency): void => {
    const rank = urgencies.indexOf(urgency)
    const slower = waiting.slice(rank + 1).find(({ jobs }) => jobs.has(key))
    const job = slower?.jobs.get(key)
    if (!job) return
    slower?.jobs.delete(key)
    put(job, urgency)
  }
  return <Result>(key: string, urgency: Urgency, work: (begunFor: Urgency) => Promise<Result>) => {
    hasten(key, urgency)
    // A key stands for one kind of work, whose results are of one type.
    const known = flights.get(key) as Promise<Result> | undefined
    if (known) return known
    const flight = new Promise<unknown>((settle) => put({ key, work, settle }, urgency)) as Promise<Result>
    flights.set(key, flight)
    if (!isWorking) void workOff()
    return flight
  }
}
