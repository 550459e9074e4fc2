/**
 * Settings that the C library and V8 read once at start: their defaults keep memory that was needed only for
 * a moment.
 */
const environment = {
  // The default is eight arenas per core, and no arena can reuse the free memory of another.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const flags = [
  // Size of the young generation, fixed (decision 12).
  '--max-semi-space-size=8',
  // A lower limit makes V8 collect earlier: with the default of a 16 GB machine a heap grows to four times
  // its live data.
  '--max-old-space-size=1024',
  // Pretenuring would allocate the short-lived objects of cached pages in the old generation, 10 MB a second
  // (decision 12).
  '--no-allocation-site-pretenuring',
]

type Started = {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  execArgv: readonly string[]
  /** The parent talks to this process over an IPC channel, which a restart would break. */
  hasChannel: boolean
}

/**
 * The environment and flags to restart the process with; undefined when it must not restart. Settings of the
 * operator win.
 */
export function planReexec({
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

/**
 * Replaces this process by itself with low-memory settings, keeping its process id, unless it already has
 * them.
 */
export function reexecWithMemoryFlags(): void {
  const { platform, env, execArgv, connected } = process
  const start = planReexec({ platform, env, execArgv, hasChannel: connected === true })
  if (!start) return
  process.execve?.(
    process.execPath,
    [process.execPath, ...start.execArgv, ...process.argv.slice(1)],
    start.env,
  )
}
