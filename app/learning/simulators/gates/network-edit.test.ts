import { describe, expect, test } from 'vitest'
import { drawNumbers, drawRandomNetwork } from './gates-fixture.ts'
import type { Network } from './network.ts'
import { parseNetwork, writeNetwork } from './network-code.ts'
import { addGate, changeKind, joinInput, joinOutput, removeGate } from './network-edit.ts'

function readNetwork(code: string): Network {
  const parsed = parseNetwork(code)
  if ('fault' in parsed) throw new Error(parsed.fault)
  return parsed.network
}

function edit(code: string, change: (network: Network) => Network): string {
  return writeNetwork(change(readNetwork(code)))
}

describe('an edit of a network', () => {
  test('adds a gate with floating inputs', () => {
    expect(edit('s-a', (network) => addGate(network, 'xor'))).toBe('xor-x-x_s-a')
    expect(edit('s-a', (network) => addGate(network, 'not'))).toBe('not-x_s-a')
  })

  test('adds no thirteenth gate', () => {
    const full = `${'not-a_'.repeat(12)}s-p1`
    expect(edit(full, (network) => addGate(network, 'and'))).toBe(full)
  })

  test('removes a gate: what it fed floats, and later gates are renumbered', () => {
    expect(edit('and-a-b_not-p1_or-p2-p1_s-p3_t-p1', (network) => removeGate(network, 0))).toBe(
      'not-x_or-p1-x_s-p2_t-x',
    )
  })

  test('changes the kind of a gate and keeps its wires', () => {
    expect(edit('and-a-b_s-p1', (network) => changeKind(network, 0, 'nor'))).toBe('nor-a-b_s-p1')
    expect(edit('and-a-b_s-p1', (network) => changeKind(network, 0, 'not'))).toBe('not-a_s-p1')
    expect(edit('not-a_s-p1', (network) => changeKind(network, 0, 'or'))).toBe('or-a-x_s-p1')
  })

  test('connects inputs and outputs', () => {
    expect(edit('and-a-b_not-c_s-p1', (network) => joinInput(network, 1, 0, 0))).toBe('and-a-b_not-p1_s-p1')
    expect(edit('and-a-b_not-c_s-p1', (network) => joinOutput(network, 0, 1))).toBe('and-a-b_not-c_s-p2')
  })

  test('rejects a connection that would close a loop', () => {
    const code = 'and-a-b_not-p1_or-p2-c_s-p3'
    for (const source of [0, 1, 2])
      expect(edit(code, (network) => joinInput(network, 0, 1, source))).toBe(code)
  })
})

test('the code of a network is parsed back to the same network', () => {
  const random = drawNumbers(3)
  for (let at = 0; at < 300; at++) {
    const network = drawRandomNetwork(random)
    expect(parseNetwork(writeNetwork(network))).toEqual({ network })
  }
})
