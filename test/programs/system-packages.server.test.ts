import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runApt } from './system-packages.ts'

let folder: string
const said: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-apt-'))
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line))
})
afterEach(() => rm(folder, { recursive: true }))

/** A fake apt-get that logs its arguments and runs these shell lines. */
async function standIn(lines: string): Promise<string> {
  const program = join(folder, 'apt-get')
  await writeFile(program, `#!/bin/sh\necho "$@" >> ${folder}/asked\n${lines}\n`, { mode: 0o755 })
  return program
}
const asked = async () => (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n')

it('retries apt-get until another apt has released the lock of its lists', async () => {
  const program = await standIn(`
    [ "$(wc -l < ${folder}/asked)" -ge 3 ] && exit 0
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2; exit 100`)
  expect(runApt({ program, tries: 5, pauseSeconds: 0.01 }, ['update'])).toBe(true)
  expect(await asked()).toEqual(Array(3).fill('-qq -o DPkg::Lock::Timeout=600 update'))
  expect(said).toEqual(['Another apt is at work; waiting for it to end…'])
})

it('reports the error of apt-get without a retry if it is not a lock', async () => {
  const program = await standIn('echo "E: Unable to locate package nada" >&2; exit 100')
  expect(runApt({ program, tries: 5, pauseSeconds: 0.01 }, ['install', '-y', 'nada'])).toBe(false)
  expect(await asked()).toHaveLength(1)
  expect(said).toEqual(['apt-get install failed: E: Unable to locate package nada'])
})

it('fails with a message if a lock is never released or apt-get cannot run', async () => {
  const program = await standIn('echo "E: Could not get lock /var/lib/dpkg/lock-frontend" >&2; exit 100')
  expect(runApt({ program, tries: 2, pauseSeconds: 0.01 }, ['update'])).toBe(false)
  expect(said.at(-1)).toBe('apt-get update failed: E: Could not get lock /var/lib/dpkg/lock-frontend')
  expect(runApt({ program: join(folder, 'none'), tries: 2, pauseSeconds: 0.01 }, ['update'])).toBe(false)
  expect(said.at(-1)).toMatch(/^apt-get update failed: .*ENOENT/)
})

// The question is asked only on systems with apt-get.
it.runIf(existsSync('/usr/bin/apt-get'))(
  'asks for confirmation at a terminal before installing, and installs nothing on «no»',
  () => {
    const script = `
    import { installSystemPackages } from './test/programs/system-packages.ts'
    process.getuid = () => 0
    console.log('done', installSystemPackages(['engrana-no-such-package'], 'A test'))`
    const inTerminal = `'${process.execPath}' --input-type=module-typescript -e "$SCRIPT"`
    const { stdout } = spawnSync('script', ['-qec', inTerminal, '/dev/null'], {
      input: 'n\n',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SCRIPT: script },
    })
    expect(stdout).toContain(
      'A test: install the system packages «engrana-no-such-package» with apt-get? [Y/n]',
    )
    expect(stdout).toContain('done false')
    expect(stdout).not.toContain('installing')
  },
)
