/** A hostile request by an anonymous visitor or an admin. */
export type Hostile = {
  path: string
  /** Defaults to POST with a body, otherwise GET. */
  method?: string
  type?: string
  body?: string | Buffer
  headers?: Record<string, string>
  times?: number
}

export const form = 'application/x-www-form-urlencoded'
export const json = 'application/json'

export const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

export const toForm = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()

/** A multipart form with files, encoded as browsers do. */
export function multipartForm(
  fields: Record<string, string>,
  files: Record<string, Uint8Array>,
): { type: string; body: Buffer } {
  const part = (head: string, content: string | Uint8Array): Buffer[] => [
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...Object.entries(files).flatMap(([name, file]) => part(`name="${name}"; filename="a.zip"`, file)),
  ]
  return {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.concat([...parts, Buffer.from('--x--\r\n')]),
  }
}
