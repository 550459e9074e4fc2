import { describe, expect, test } from 'vitest'
import { listServers, nameServers } from './server-addresses.ts'

describe('the servers of a URL', () => {
  test('are one per host, with the same user, database and parameters', () => {
    expect(listServers('postgres://ana:a%2Cb@one:5432,[::1]:6432/site?sslmode=require')).toEqual([
      'postgres://ana:a%2Cb@one:5432/site?sslmode=require',
      'postgres://ana:a%2Cb@[::1]:6432/site?sslmode=require',
    ])
    expect(listServers('postgres://localhost/site')).toEqual(['postgres://localhost/site'])
  })

  test('are shown without user, password and parameters', () => {
    expect(nameServers('postgres://ana:se@creto@one:5432,two/site?sslmode=require')).toBe('one:5432,two/site')
    expect(nameServers('postgres:///site')).toBe('/site')
  })
})
