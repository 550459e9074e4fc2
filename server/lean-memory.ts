/** What the C library and V8 read once, as a process begins: left alone, they keep what they were given for a moment. */
const environment = {
  // Eight heaps for each core otherwise, of which none gives back what another could use.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const flags = [
  // Room for what is short-lived, for good (decision 12).
  '--max-semi-space-size=8',
  // With less room ahead V8 collects sooner: of a machine's 16 GB it would let a heap grow to four times what lives in it.
  '--max-old-space-size=1024',
  // What lived long while pages were made would be kept among what lives long also for pages from memory, 10 MB a second (decision 12).
  '--no-allocation-site-pretenuring',
]

type Started = {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  execArgv: readonly string[]
  /** Somebody who started it talks to it, and would lose it. */
  hasChannel: boolean
}

/** With what a process begins anew that has not begun so; undefined where it is to stay. What the operator said wins. */
export function leanStart({
  platform,
  env,
  execArgv,
  hasChannel,
}: Started): { env: NodeJS.ProcessEnv; execArgv: string[] } | undefined {
  if (platform !== 'linux' || hasChannel || env.MALLOC_ARENA_MAX !== undefined) return undefined
  const said = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ').replaceAll('_', '-')
  const own = flags.filter((flag) => !said.includes(nameOf(flag)))
  return { env: { ...environment, ...env }, execArgv: [...own, ...execArgv] }
}

function nameOf(flag: string): string {
  return flag.replace(/^--(?:no-)?|=.*$/g, '')
}

/** Begins this process anew, under its own number, if it does not yet keep little memory. */
export function beginLean(): void {
  const { platform, env, execArgv, connected } = process
  const start = leanStart({ platform, env, execArgv, hasChannel: connected === true })
  if (!start) return
  process.execve?.(
    process.execPath,
    [process.execPath, ...start.execArgv, ...process.argv.slice(1)],
    start.env,
  )
}
