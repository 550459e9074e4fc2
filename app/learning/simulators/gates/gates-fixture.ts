import { type Gate, gateKinds, inputNames, type Network, type Source } from './network.ts'

/** Reproducible pseudo-random numbers below 1 (mulberry32). */
export function drawNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random network of up to twelve gates without loops, with some floating inputs. */
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
