import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyPrograms, isOutOfReach } from './postgres-programs.ts'

// Only root can lock a folder for other users and run programs as another user.
describe.runIf(process.getuid?.() === 0)('PostgreSQL of the tests, run by root', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engrana-closed-'))
    mkdirSync(join(folder, 'native/bin'), { recursive: true })
    writeFileSync(join(folder, 'native/bin/initdb'), '#!/bin/sh\n', { mode: 0o700 })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('copies programs to a folder that other users can read if theirs is only open to root', () => {
    expect(isOutOfReach(folder)).toBe(true)
    const copy = copyPrograms(folder)
    expect(isOutOfReach(copy)).toBe(false)
    expect(existsSync(join(folder, 'native/bin/initdb'))).toBe(true)
    rmSync(copy, { recursive: true })
  })

  it('does not copy programs that other users can reach', () => {
    execFileSync('chmod', ['-R', 'a+rX', folder])
    expect(isOutOfReach(folder)).toBe(false)
  })

  it('fails with a clear message if the temporary folder is closed to other users too', () => {
    // mkdtemp creates a folder that only its owner may enter.
    const closed = mkdtempSync(join(tmpdir(), 'engrana-closed-'))
    const code = `import { copyPrograms } from './test/databases/postgres-programs.ts'
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

it('keeps the exit status of the process that loads it', () => {
  const code = `
    import { loadPostgres } from './test/databases/postgres-programs.ts'
    await loadPostgres()
    process.exitCode = 7`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(status).toBe(7)
})
