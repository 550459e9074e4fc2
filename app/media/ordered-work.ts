/** Readers wait for what is wanted `now`; what is wanted `later` is begun when nobody waits. */
export type Urgency = 'now' | 'later'

/** Does each piece of work once, however many ask for it under its key while it is not done. */
export type OrderedWork<Result> = (
  key: string,
  urgency: Urgency,
  work: () => Promise<Result>,
) => Promise<Result>

type Job<Result> = { key: string; work: () => Promise<Result>; settle: (result: Promise<Result>) => void }

/** One piece of work at a time. One that was left for later moves to the others when somebody wants it now. */
export function openOrderedWork<Result>(): OrderedWork<Result> {
  const waiting = { now: new Map<string, Job<Result>>(), later: new Map<string, Job<Result>>() }
  const flights = new Map<string, Promise<Result>>()
  let isWorking = false

  const takeNext = (): Job<Result> | undefined => {
    for (const jobs of [waiting.now, waiting.later]) {
      for (const [key, job] of jobs) {
        jobs.delete(key)
        return job
      }
    }
    return undefined
  }
  const workOff = async (): Promise<void> => {
    isWorking = true
    for (let job = takeNext(); job; job = takeNext()) {
      const result = job.work()
      job.settle(result)
      await result.catch(() => undefined)
      flights.delete(job.key)
    }
    isWorking = false
  }
  return (key, urgency, work) => {
    const put = waiting.later.get(key)
    if (put && urgency === 'now') {
      waiting.later.delete(key)
      waiting.now.set(key, put)
    }
    const known = flights.get(key)
    if (known) return known
    const flight = new Promise<Result>((settle) => waiting[urgency].set(key, { key, work, settle }))
    flights.set(key, flight)
    if (!isWorking) void workOff()
    return flight
  }
}
