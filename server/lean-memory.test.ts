import { expect, it } from 'vitest'
import { leanStart } from './lean-memory.ts'

const started = {
  platform: 'linux',
  env: { PATH: '/bin' },
  execArgv: ['--inspect'],
  hasChannel: false,
} as const

it('begins anew with few heaps and little room ahead, and with what it was given', () => {
  const start = leanStart(started)
  expect(start?.env).toMatchObject({ PATH: '/bin', MALLOC_ARENA_MAX: '2' })
  expect(start?.execArgv).toEqual([
    '--max-semi-space-size=8',
    '--max-old-space-size=1024',
    '--no-allocation-site-pretenuring',
    '--inspect',
  ])
})

it('leaves to the operator what the operator said, in either spelling', () => {
  const execArgv = ['--max-semi-space-size=4', '--allocation-site-pretenuring']
  const env = { NODE_OPTIONS: '--max_old_space_size=300' }
  expect(leanStart({ ...started, env, execArgv })?.execArgv).toEqual(execArgv)
})

it('begins once, keeps the channel of whoever started it, and lets other systems be', () => {
  const start = leanStart(started)
  expect(leanStart({ ...started, ...start })).toBeUndefined()
  expect(leanStart({ ...started, hasChannel: true })).toBeUndefined()
  expect(leanStart({ ...started, platform: 'win32' })).toBeUndefined()
})
