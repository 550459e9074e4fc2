/** What the build tells the worker (vite.worker.config.ts). */
declare const __BUILD__: {
  /** Another one for every build whose pages differ. */
  id: string
  /** Paths of what the page without network loads. */
  files: readonly string[]
  /** Path of the styles of copies. */
  styles: string
}

export const build = __BUILD__
