import { OperatorError } from '../app/platform/config/operator-error.ts'
import { mostFiles, otherFiles } from './edge/connections.ts'

/** With a lower limit no visitor can be served: the site itself needs nearly as many open files. */
const fewestFiles = otherFiles + 128

/**
 * Throws an OperatorError where the limit of open files is too low: otherwise unrelated operations fail
 * later.
 */
export function requireFiles(allowed: number = mostFiles()): void {
  if (allowed < fewestFiles) throw new OperatorError(tooFewFiles(` (${allowed})`))
}

function tooFewFiles(detail: string): string {
  return `El sistema deja abrir muy pocos archivos a la vez${detail}: hacen falta ${fewestFiles} o más. Súbelo con «ulimit -n 4096», o con LimitNOFILE en systemd, y vuelve a empezar.`
}

type Listening = { host: string; port: number }

/**
 * The Spanish message for an error code of the system; undefined for a code that the operator cannot act on.
 */
function explainCode(code: string, path: string | undefined): string | undefined {
  const where = path === undefined ? '' : ` ${path}`
  if (/^E[MN]FILE$/.test(code)) return tooFewFiles('')
  if (code === 'ENOSPC') return `No queda sitio en el disco${where && ` para ${path}`}.`
  if (/^(?:EACCES|EPERM|EROFS)$/.test(code))
    return `Quien ejecuta el servidor no tiene permiso para usar${where || ' un archivo que hace falta'} (${code}).`
  if (/^(?:ENOENT|ENOTDIR|EISDIR|EEXIST)$/.test(code) && path !== undefined)
    return `No se puede usar ${path} (${code}): no existe, o no es lo que debería.`
  return undefined
}

/** The OperatorError for a port that cannot be opened. */
export function explainListening(error: NodeJS.ErrnoException, { host, port }: Listening): OperatorError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `El puerto ${port} ya está en uso: prueba con PORT=3001 npm start`,
    EACCES: `El sistema no deja abrir el puerto ${port} a quien ejecuta el servidor: prueba con PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST=${host} no es una dirección de esta máquina: quita HOST o pon una que lo sea`,
    ENOTFOUND: `HOST=${host} no es una dirección de esta máquina: quita HOST o pon una que lo sea`,
  }
  const { code = '' } = error
  const reason = reasons[code] ?? `No se puede abrir el puerto ${port} de ${host} (${code || error.message})`
  return new OperatorError(reason, { cause: error })
}

/**
 * The one-line Spanish message for an error during the start. `isForOperator` recognises errors whose message
 * is already such a line.
 */
export function explainStartFailure(error: unknown, isForOperator: (error: unknown) => boolean): string {
  if (error instanceof Error && (error instanceof OperatorError || isForOperator(error))) return error.message
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    const { code, path }: NodeJS.ErrnoException = cause
    // A failed build step reports its error code only in its output text.
    const said = code ?? /\b(?:EMFILE|ENFILE|ENOSPC|EROFS)\b/.exec(cause.message)?.[0]
    const explained = said === undefined ? undefined : explainCode(said, path)
    if (explained !== undefined) return explained
  }
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return `La web no ha podido empezar: ${first} (con LOG_LEVEL=debug se ve todo)`
}
