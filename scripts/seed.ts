import { ConfigError, readConfig } from '../app/config.server.ts'
import { DatabaseTooNewError } from '../app/db/migrate.server.ts'
import { DatabaseStartError } from '../app/db/start-error.server.ts'
import { DemoContentError } from '../app/demo/load-demo-content.server.ts'
import { readEnvFile } from '../server/env-file.ts'
import { requireNodeVersion } from '../server/node-version.ts'
import { SeedRefusal, seed } from './seed-database.ts'
import { seedTexts } from './seed-texts.ts'

requireNodeVersion()
readEnvFile()
try {
  const config = readConfig(process.env)
  console.log(seedTexts.done(await seed(config), config.port))
} catch (error) {
  const isForOperator =
    error instanceof SeedRefusal ||
    error instanceof ConfigError ||
    error instanceof DatabaseTooNewError ||
    error instanceof DatabaseStartError ||
    error instanceof DemoContentError
  console.error(isForOperator ? error.message : error)
  process.exitCode = 1
}
