import { readConfig } from '../../app/platform/config/config.server.ts'
import { isForOperator } from '../../app/platform/config/operator-error.ts'
import { readEnvFile } from '../../server/env-file.ts'
import { requireNodeVersion } from '../../server/node-version.ts'
import { seed } from './seed-database.ts'
import { seedTexts } from './seed-texts.ts'

requireNodeVersion()
readEnvFile()
try {
  const config = readConfig(process.env)
  console.log(seedTexts.done(await seed(config), config.port))
} catch (error) {
  console.error(isForOperator(error) ? error.message : error)
  process.exitCode = 1
}
