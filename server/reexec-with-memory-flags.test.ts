import { expect, it } from 'vitest'
import { planReexec } from './reexec-with-memory-flags.ts'

const started = {
  platform: 'linux',
  env: { PATH: '/bin' },
  execArgv: ['--inspect'],
  hasChannel: false,
} as const

it('restarts with few malloc arenas and small heap limits, keeping its own arguments and environment', () => {
  const start = planReexec(started)
  expect(start?.env).toMatchObject({ PATH: '/bin', MALLOC_ARENA_MAX: '2' })
  expect(start?.execArgv).toEqual([
    '--max-semi-space-size=8',
    '--max-old-space-size=1024',
    '--no-allocation-site-pretenuring',
    '--inspect',
  ])
})

it('does not override a flag that the operator set, in either spelling', () => {
  const execArgv = ['--max-semi-space-size=4', '--allocation-site-pretenuring']
  const env = { NODE_OPTIONS: '--max_old_space_size=300' }
  expect(planReexec({ ...started, env, execArgv })?.execArgv).toEqual(execArgv)
})

it('restarts only once, and not with an IPC channel or on another system', () => {
  const start = planReexec(started)
  expect(planReexec({ ...started, ...start })).toBeUndefined()
  expect(planReexec({ ...started, hasChannel: true })).toBeUndefined()
  expect(planReexec({ ...started, platform: 'win32' })).toBeUndefined()
})
