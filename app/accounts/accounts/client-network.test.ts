import { expect, test } from 'vitest'
import { shortenAddress } from './client-network.ts'

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:db8:1::'],
  ['192.0.2.0', '192.0.2.0'],
  ['unknown', null],
  ['', null],
  [null, null],
  [undefined, null],
])('shortens the address %s to %s', (address, kept) => {
  expect(shortenAddress(address)).toBe(kept)
  expect(shortenAddress(kept)).toBe(kept)
})
