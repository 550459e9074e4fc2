import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNodeVersion } from '../../server/node-version.ts'

const template = join(import.meta.dirname, 'simulator')
const simulators = 'app/learning/simulators'
const shape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

type NewSimulator = {
  /** Folder of all simulators. */
  root: string
  /** Its name in addresses, in Spanish. */
  tipo: string
  /** Its folder, in English. */
  folder: string
}

/**
 * Copies the working simulator in `simulator/` under other names. Returns the new folder, or a message if a
 * name is invalid or taken.
 */
export function writeSimulator({
  root,
  tipo: kindSlug,
  folder,
}: NewSimulator): { written: string } | { refused: string } {
  if (!shape.test(kindSlug) || !shape.test(folder))
    return { refused: 'Names have only a–z, digits and hyphens.' }
  const target = join(root, folder)
  if (existsSync(target)) return { refused: `${target} exists.` }
  const isTaken = globSync(join(root, '*/definition.ts')).some((path) =>
    readFileSync(path, 'utf8').includes(`tipo: '${kindSlug}'`),
  )
  if (isTaken) return { refused: `There is a simulator ${kindSlug}.` }
  mkdirSync(target)
  const rename = (text: string): string =>
    text
      .replaceAll(`../../../${simulators}/`, '../')
      .replaceAll('../../../app/learning/', '../../')
      .replaceAll("'cuadrado'", `'${kindSlug}'`)
      .replaceAll("'Cuadrado'", `'${titleOf(kindSlug)}'`)
      .replaceAll('square', folder)
  for (const file of readdirSync(template))
    writeFileSync(join(target, rename(file)), rename(readFileSync(join(template, file), 'utf8')))
  return { written: target }
}

function titleOf(kindSlug: string): string {
  return kindSlug.charAt(0).toUpperCase() + kindSlug.slice(1).replaceAll('-', ' ')
}

/** `npm run new:simulator <name in Spanish> [<folder in English>]`. */
if (import.meta.main) {
  requireNodeVersion()
  const [kindSlug = '', folder = kindSlug] = process.argv.slice(2)
  const outcome = writeSimulator({ root: simulators, tipo: kindSlug, folder })
  if ('refused' in outcome) {
    console.error(`${outcome.refused}\nUsage: npm run new:simulator <name in Spanish> [<folder in English>]`)
    process.exitCode = 1
  } else console.log(`${outcome.written}: now write the model, the picture and the texts.`)
}
