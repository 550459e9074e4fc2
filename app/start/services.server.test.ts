import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '../platform/config/config.server.ts'
import { openServices } from './services.server.ts'

type Site = { config: Config; faults: unknown[]; isOpen: () => boolean }

async function newSite(environment: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-services-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', ...environment })
  // SQLite deletes the WAL file when the last connection closes, whichever thread holds it.
  return { config, faults: [], isOpen: () => existsSync(join(folder, 'engrana.sqlite-wal')) }
}

test('closes every service down to the last connection, even when close is called several times', async () => {
  const { config, faults, isOpen } = await newSite()
  const services = await openServices(config, (fault) => faults.push(fault))
  await services.settings.refresh()
  expect(isOpen()).toBe(true)
  await Promise.all([services.close(), services.close()])
  await services.close()
  expect(isOpen()).toBe(false)
  await expect(services.settings.refresh()).rejects.toThrow()
  expect(faults).toEqual([])
})

test('closes the services already open when one fails to open', async () => {
  const { config, faults, isOpen } = await newSite()
  const withoutContent = { ...config, contentDir: import.meta.filename }
  await expect(openServices(withoutContent, (fault) => faults.push(fault))).rejects.toThrow('ENOTDIR')
  expect(isOpen()).toBe(false)
  expect(faults).toEqual([])
})
