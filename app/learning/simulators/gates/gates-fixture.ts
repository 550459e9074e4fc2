import { type Gate, gateKinds, inputNames, type Network, type Source } from './network.ts'

/** Numbers below 1 that are the same in every run (mulberry32). */
export function drawNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A network of up to twelve gates that has no loop, where now and then a wire floats. */
export function drawRandomNetwork(random: () => number): Network {
  const pick = (behind: number): Source => {
    const at = Math.floor(random() * (behind + 5))
    if (at >= behind + 4) return null
    return at < behind ? at : (inputNames[at - behind] ?? null)
  }
  const count = Math.floor(random() * 13)
  const gates: Gate[] = Array.from({ length: count }, (_, at) => {
    const kind = gateKinds[Math.floor(random() * gateKinds.length)] ?? 'not'
    return { kind, from: kind === 'not' ? [pick(at)] : [pick(at), pick(at)] }
  })
  const outputs = random() < 0.5 ? [pick(count)] : [pick(count), pick(count)]
  return { gates, outputs }
}
