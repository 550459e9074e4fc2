import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = '/usr/bin/apt-get'
const patience = { tries: 120, pauseSeconds: 5 }

type Apt = { program: string; tries: number; pauseSeconds: number }

/**
 * Installs packages of Debian or Ubuntu that the tests want, where that is allowed: root may, and a person at a terminal
 * is asked first unless CI is set. Tells whether they are there now; it waits for another apt that is at work.
 */
export function installSystemPackages(packages: readonly string[], purpose: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false
  const named = packages.map((name) => `«${name}»`).join(', ')
  if (!isAllowed(`${purpose}: install the system packages ${named} with apt-get?`)) return false
  console.log(`${purpose}: installing the system packages ${named}…`)
  const apt = { program: aptGet, ...patience }
  // A list that could not be fetched is no reason to stop: the packages may be known from before.
  runApt(apt, ['update'])
  return runApt(apt, ['install', '-y', '--no-install-recommends', ...packages])
}

/**
 * Runs apt-get to its end. Its own time limit only waits for the lock of dpkg; for the locks of the lists and of the
 * downloaded archives it gives up at once, so it is asked again until the other apt has ended.
 */
export function runApt({ program, tries, pauseSeconds }: Apt, command: readonly string[]): boolean {
  for (let attempt = 1; ; attempt++) {
    const { status, stderr, error } = spawnSync(
      program,
      ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...command],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
      },
    )
    if (status === 0) return true
    const isLocked = /Could not get lock|Unable to lock/.test(stderr ?? '')
    if (!isLocked || attempt === tries) {
      console.log(`apt-get ${command[0]} failed: ${error?.message ?? stderr.trim()}`)
      return false
    }
    if (attempt === 1) console.log('Another apt is at work; waiting for it to end…')
    spawnSync('sleep', [String(pauseSeconds)])
  }
}

function isAllowed(question: string): boolean {
  if (process.env.CI || !process.stdin.isTTY) return true
  process.stdout.write(`${question} [Y/n] `)
  // Reading a terminal in steps fails when nothing is typed yet; a program that waits for a line does not.
  const { stdout, status } = spawnSync('head', ['-n', '1'], { stdio: ['inherit', 'pipe', 'inherit'] })
  return status === 0 && /^(y|yes|s|sí|si)?\n$/i.test(String(stdout))
}
