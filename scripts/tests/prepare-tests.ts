import { resolve } from 'node:path'
import { requireNodeVersion } from '../../server/node-version.ts'
import { installBrowsers } from '../../test/programs/find-browsers.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { findIproute } from '../../test/programs/find-iproute.ts'
import { findJava } from '../../test/programs/find-java.ts'
import { findPgbouncer } from '../../test/programs/find-pgbouncer.ts'
import { findPoppler } from '../../test/programs/find-poppler.ts'

/**
 * Finds or installs the programs that tests run, and returns their environment. It is called before the long steps,
 * so that a missing program fails at once. `rest`: also those that only `npm run test:rest` needs.
 */
export function prepareTests({ rest }: { rest: boolean }): NodeJS.ProcessEnv {
  requireNodeVersion()
  const environment = {
    ...process.env,
    CHROMIUM_PATH: findChromium(),
    JAVA_PATH: findJava(),
    // Hundreds of servers and commands compile the same code, so they share a cache.
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  }
  findPoppler()
  findPgbouncer()
  if (!rest) return environment
  findIproute()
  installBrowsers()
  return environment
}
