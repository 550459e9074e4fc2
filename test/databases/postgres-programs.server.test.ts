import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyPrograms, isOutOfReach } from './postgres-programs.ts'

// Only root can take a folder from itself and run something as somebody else.
describe.runIf(process.getuid?.() === 0)('PostgreSQL of the tests, run by root', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engrana-closed-'))
    mkdirSync(join(folder, 'native/bin'), { recursive: true })
    writeFileSync(join(folder, 'native/bin/initdb'), '#!/bin/sh\n', { mode: 0o700 })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('copies programs that lie where only root may enter to where others may run them', () => {
    expect(isOutOfReach(folder)).toBe(true)
    const copy = copyPrograms(folder)
    expect(isOutOfReach(copy)).toBe(false)
    expect(existsSync(join(folder, 'native/bin/initdb'))).toBe(true)
    rmSync(copy, { recursive: true })
  })

  it('leaves programs alone that others can reach', () => {
    execFileSync('chmod', ['-R', 'a+rX', folder])
    expect(isOutOfReach(folder)).toBe(false)
  })

  it('ends a run with a sentence when the temporary folder is closed too', () => {
    // mkdtemp makes a folder that its owner alone may enter.
    const closed = mkdtempSync(join(tmpdir(), 'engrana-closed-'))
    const code = `import { copyPrograms } from './test/postgres-programs.ts'
      try { copyPrograms('${folder}') } catch (error) { console.log(error.message) }`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', code], {
      env: { TMPDIR: closed },
      encoding: 'utf8',
    })
    rmSync(closed, { recursive: true })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^The tests run PostgreSQL as a user other than root, who can reach neither .*\n$/)
  })
})

it('leaves to whoever loads it the status with which they end', () => {
  const code = `
    import { loadPostgres } from './test/postgres-programs.ts'
    await loadPostgres()
    process.exitCode = 7`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(status).toBe(7)
})
