import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = '/usr/bin/apt-get'
const pollOptions = { tries: 120, pauseSeconds: 5 }

type Apt = { program: string; tries: number; pauseSeconds: number }

/**
 * Installs Debian or Ubuntu packages that the tests need, if allowed: as root, and after confirmation at a
 * terminal. With CI set it does not ask. It waits for another apt that is running. Returns whether the
 * packages are installed now.
 */
export function installSystemPackages(packages: readonly string[], purpose: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false
  const named = packages.map((name) => `«${name}»`).join(', ')
  if (!isAllowed(`${purpose}: install the system packages ${named} with apt-get?`)) return false
  console.log(`${purpose}: installing the system packages ${named}…`)
  const apt = { program: aptGet, ...pollOptions }
  // A failed update of the lists is not fatal, because the packages may be in the old lists.
  runApt(apt, ['update'])
  return runApt(apt, ['install', '-y', '--no-install-recommends', ...packages])
}

/**
 * Runs apt-get and retries while another apt holds a lock.
 * Its own timeout covers only the dpkg lock; on the locks of lists and archives it fails at once.
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
  // A stepwise read of a terminal in Node fails when nothing is typed yet; `head` waits for a line.
  const { stdout, status } = spawnSync('head', ['-n', '1'], { stdio: ['inherit', 'pipe', 'inherit'] })
  return status === 0 && /^(y|yes|s|sí|si)?\n$/i.test(String(stdout))
}
