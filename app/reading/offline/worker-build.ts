/** Values that the build defines for the worker (vite.worker.config.ts). */
declare const __BUILD__: {
  /** Differs for every build whose pages differ. */
  id: string
  /** Paths of the files that the offline page loads. */
  files: readonly string[]
  /** Path of the style sheet for copies. */
  styles: string
}

export const build = __BUILD__
