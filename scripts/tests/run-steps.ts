import { spawnSync } from 'node:child_process'

/** A command of a run: its printed name, its program and arguments. */
export type Step = { name: string; command: readonly string[] }

/** Path of the executable of an npm package. */
export const bin = (name: string): string => `node_modules/.bin/${name}`

/** The build of the site, and the journeys on it in Firefox and WebKit. */
export const buildStep: Step = { name: 'build', command: [process.execPath, 'server/build.ts'] }
export const otherBrowsersStep: Step = {
  name: 'journeys in Firefox and WebKit',
  command: [bin('playwright'), 'test', '--config', 'playwright.browsers.config.ts'],
}

/** Runs steps in sequence. If one fails, prints the command that reruns it and exits with its status. */
export function runSteps(steps: readonly Step[], environment: NodeJS.ProcessEnv): void {
  for (const [index, { name, command }] of steps.entries()) {
    const started = Date.now()
    console.log(`\n▶ ${name} (step ${index + 1} of ${steps.length})`)
    const [program = '', ...args] = command
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: environment })
    if (status !== 0) {
      console.error(error ? `\n✗ ${name}: ${error.message}` : `\n✗ ${name}`)
      console.error(`Rerun this step alone: ${rerunCommand(command)}`)
      process.exit(status ?? 1)
    }
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
}

/** What a shell runs for a step; Node is named, because its path differs between machines. */
function rerunCommand(command: readonly string[]): string {
  return command
    .map((word) => (word === process.execPath ? 'node' : word))
    .map((word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word}'`))
    .join(' ')
}
