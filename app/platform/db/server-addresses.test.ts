import { describe, expect, test } from 'vitest'
import { listServers, nameServers } from './server-addresses.ts'

describe('the servers of a URL', () => {
  test('are one for each host, with the same user, database and settings', () => {
    expect(listServers('postgres://ana:a%2Cb@one:5432,[::1]:6432/site?sslmode=require')).toEqual([
      'postgres://ana:a%2Cb@one:5432/site?sslmode=require',
      'postgres://ana:a%2Cb@[::1]:6432/site?sslmode=require',
    ])
    expect(listServers('postgres://localhost/site')).toEqual(['postgres://localhost/site'])
  })

  test('are named without user, password and settings', () => {
    expect(nameServers('postgres://ana:se@creto@one:5432,two/site?sslmode=require')).toBe('one:5432,two/site')
    expect(nameServers('postgres:///site')).toBe('/site')
  })
})
