import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test as base, expect } from '@playwright/test'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findScreen, findWebkitDriver } from '../../test/programs/find-browsers.ts'
import { startSite } from '../../test/site/site-server.ts'
import { findFreePort } from '../../test/support/free-port.ts'
import { type ReportingProxy, startReportingProxy } from './reporting-proxy.ts'

/** Content-Security-Policy violations that the browser reports. Asserted empty at the end. */
type Watched = { complaints: string[] }
type Started = { site: ReportingProxy; webkit: WebDriver }

/**
 * A journey in the WebKitGTK of the system, driven by WebDriver
 * on a virtual screen, against a site of its own.
 */
export const test = base.extend<Watched, Started>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite()
      const proxy = await startReportingProxy(site.url)
      await use(proxy)
      proxy.close()
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  complaints: [
    async ({ site: { breaches } }, use) => {
      await use(breaches)
      expect(breaches).toEqual([])
    },
    { auto: true },
  ],
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const screen = await startScreen()
      const driver = await startDriver(screen.display)
      const webkit = await openBrowser(driver.url)
      await use(webkit)
      await webkit.quit()
      await end(driver.process)
      await end(screen.process)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
export { expect }

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  // Xvfb chooses a free display number and prints it when it is ready.
  const child = spawn(findScreen(), ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface({ input: child.stdout }))
    return { display: `:${line}`, process: child }
  throw new Error(`Xvfb ended before it was ready (${child.exitCode})`)
}

async function startDriver(display: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await findFreePort()
  const child = spawn(findWebkitDriver(), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'es_ES.UTF-8' },
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return { url, process: child }
}

function openBrowser(url: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  })
  return new Builder().usingServer(url).withCapabilities(wanted).build()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Inspects the open page for broken pictures and other losses. */
export function inspect(webkit: WebDriver): Promise<Inspection> {
  return webkit.executeAsyncScript<Inspection>(inspectPage)
}

type Inspection = {
  brokenPictures: string[]
  fontIsLoaded: boolean
  overflow: number
  textLength: number
}

/** Runs in the page; calls its last argument with the result. */
const inspectPage = `
  const answer = arguments[arguments.length - 1]
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  const decoded = pictures.map((picture) => picture.decode().then(() => [], () => [picture.src]))
  const { scrollWidth, clientWidth } = document.documentElement
  const fonts = [...document.fonts].filter(({ family }) => family.includes('Atkinson')).map((font) => font.load())
  Promise.all([Promise.all(decoded), Promise.allSettled(fonts)]).then(([broken, loaded]) =>
      answer({
        brokenPictures: broken.flat(),
        fontIsLoaded: fonts.length > 0 && loaded.every(({ status }) => status === 'fulfilled'),
        overflow: scrollWidth - clientWidth,
        textLength: document.querySelector('main').innerText.length,
      }),
  )`
