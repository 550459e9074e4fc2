import { channel } from 'node:diagnostics_channel'

const faults = channel('engrana:fault')

/** Tells the log of a fault that the answer to a request makes good, so that it is no error of that request. */
export function tellFault(error: Error): void {
  faults.publish(error)
}

/** Hears what {@link tellFault} tells, until the function that it returns is called. */
export function hearFaults(hear: (error: unknown) => void): () => void {
  const subscriber = (error: unknown): void => hear(error)
  faults.subscribe(subscriber)
  return () => faults.unsubscribe(subscriber)
}
