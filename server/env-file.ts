import { loadEnvFile } from 'node:process'

const usual = '.env'

/**
 * Reads the settings of `.env` into the environment; variables that are already set win. `ENV_FILE` names
 * another file, or none when it is empty. The process ends with a message when a file named there cannot be
 * read.
 */
export function readEnvFile(): void {
  const named = process.env.ENV_FILE
  if (named === '') return
  try {
    loadEnvFile(named ?? usual)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && named === undefined) return
    console.error(`No se pueden leer los ajustes de ${named ?? usual} (${code}).`)
    process.exit(1)
  }
}
