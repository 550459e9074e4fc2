import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceHash } from '../../platform/http/header-values.server.ts'

/** A drawing of the course. Sizes in pixels, from its viewBox. */
type Figure = {
  body: Buffer
  etag: string
  /** The CSP source of its only style block. */
  styleHash: string
  width: number
  height: number
  /** The alternative text, from its <desc>. */
  alt: string
}

/** Figures by file name, such as `palanca.svg`. */
export type FigureIndex = ReadonlyMap<string, Figure>

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    /** The drawings of the course. */
    figures: FigureIndex
  }
}

/**
 * Reads `figuras/*.svg` from the content folder, without files whose name starts with `_`. A missing folder
 * gives an empty index.
 */
export async function readFigures(contentFolder: string): Promise<FigureIndex> {
  const folder = join(contentFolder, 'figuras')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const wanted = names.filter((name) => /^[a-z0-9][a-z0-9-]*\.svg$/.test(name))
  const entries = await Promise.all(
    wanted.map(async (name) => [name, describeFigure(await readFile(join(folder, name)))] as const),
  )
  return new Map(entries)
}

function describeFigure(body: Buffer): Figure {
  const source = body.toString('utf8')
  const [, width = '360', height = '200'] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(source) ?? []
  const [, alt = ''] = /<desc>([^<]*)<\/desc>/.exec(source) ?? []
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(source) ?? []
  const styleHash = sourceHash(style)
  return { body, etag, styleHash, width: Number(width) * 2, height: Number(height) * 2, alt: alt.trim() }
}
