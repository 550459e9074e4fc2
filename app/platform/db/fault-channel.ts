import { channel } from 'node:diagnostics_channel'

const faults = channel('engrana:fault')

/** Publishes an error that was handled without failing its request, so that the log records it. */
export function reportFault(error: Error): void {
  faults.publish(error)
}

/** Subscribes to the errors of {@link reportFault}. Returns a function that unsubscribes. */
export function onReportedFault(hear: (error: unknown) => void): () => void {
  const subscriber = (error: unknown): void => hear(error)
  faults.subscribe(subscriber)
  return () => faults.unsubscribe(subscriber)
}
