import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `name.br` and `name.gz` beside every text file of a folder, at the highest compression level. */
export async function compressFolder(folder: string): Promise<void> {
  for await (const name of glob(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`)) {
    const body = await readFile(name)
    await writeFile(`${name}.gz`, await toGzip(body, { level: 9 }))
    await writeFile(
      `${name}.br`,
      await toBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    )
  }
}
