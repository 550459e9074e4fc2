import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSimulator } from './new-simulator.ts'

function openRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'simulators-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

const names = { tipo: 'plano-inclinado', folder: 'ramp' }

test('writes a folder with the new names', () => {
  const root = openRoot()
  const target = join(root, 'ramp')
  expect(writeSimulator({ root, ...names })).toEqual({ written: target })
  const files = readdirSync(target).sort()
  expect(files).toEqual([
    'definition.ts',
    'journey-case.ts',
    'picture.tsx',
    'ramp.css',
    'ramp.md',
    'ramp.test.ts',
  ])
  const texts = files.map((file) => readFileSync(join(target, file), 'utf8')).join('\n')
  expect(texts).toContain("tipo: 'plano-inclinado'")
  expect(texts).toContain("title: 'Plano inclinado'")
  expect(texts).not.toMatch(/square|'cuadrado'|'Cuadrado'|app\/learning/)
  for (const [, path = ''] of texts.matchAll(/from '(\.\.\/[^']+)'/g))
    expect(existsSync(resolve('app/learning/simulators/ramp', path)), path).toBe(true)
})

test('writes code that is formatted; the linter checks the template', () => {
  const root = openRoot()
  writeSimulator({ root, ...names })
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/biome',
    ['check', '--config-path=.', '--vcs-enabled=false', '--linter-enabled=false', root],
    { encoding: 'utf8' },
  )
  expect(status, stdout + stderr).toBe(0)
})

test('refuses invalid and taken names', () => {
  const root = openRoot()
  for (const kindSlug of ['', 'Plano', 'plano_inclinado', '../plano', 'año'])
    expect(writeSimulator({ root, tipo: kindSlug, folder: 'ramp' })).toHaveProperty('refused')
  expect(readdirSync(root)).toEqual([])
  mkdirSync(join(root, 'slope'))
  expect(writeSimulator({ root, tipo: 'plano', folder: 'slope' })).toHaveProperty('refused')
  writeFileSync(join(root, 'slope', 'definition.ts'), "  tipo: 'plano',\n")
  expect(writeSimulator({ root, tipo: 'plano', folder: 'ramp' })).toHaveProperty('refused')
})
