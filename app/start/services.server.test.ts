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
  // SQLite takes the log of the file away with the last connection to it, of whichever thread.
  return { config, faults: [], isOpen: () => existsSync(join(folder, 'engrana.sqlite-wal')) }
}

test('what a site has opened is closed with it, to the last connection, however often it is asked to close', async () => {
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

test('what was open already is closed when something cannot be opened', async () => {
  const { config, faults, isOpen } = await newSite()
  const withoutContent = { ...config, contentDir: import.meta.filename }
  await expect(openServices(withoutContent, (fault) => faults.push(fault))).rejects.toThrow('ENOTDIR')
  expect(isOpen()).toBe(false)
  expect(faults).toEqual([])
})
