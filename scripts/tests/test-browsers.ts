import { requireNodeVersion } from '../../server/node-version.ts'
import { installBrowsers } from '../../test/programs/find-browsers.ts'
import { buildStep, otherBrowsersStep, runSteps } from './run-steps.ts'

requireNodeVersion()
installBrowsers()
runSteps([buildStep, otherBrowsersStep], process.env)
