import { slugify } from '../markdown/slug.ts'
import type { Found } from './edit.ts'
import { foreignTexts } from './foreign-texts.ts'

/** Whether an address ends like that of a picture. */
export function namesPicture(address: string): boolean {
  return /\.(jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(address)
}

/** Returns the address of the page with a name used in another program; undefined for an unknown one. */
export type FindPage = (name: string) => string | undefined

const WIKILINK = /(!?)\[\[([^[\]\n|#]{0,200})(?:#([^[\]\n|]{0,200}))?(?:\|([^[\]\n]{0,300}))?\]\]/g

/** Finds `[[Tema|texto]]` and `![[foto.png]]` of Obsidian. */
export function findWikilinks(source: string, masked: string, findPage: FindPage): Found {
  const found: Found = { edits: [], notices: [] }
  for (const match of masked.matchAll(WIKILINK)) {
    // Masked parts, such as code, are read from the source.
    const all = source.slice(match.index, match.index + match[0].length)
    const [, mark, written = '', section = '', alias = ''] = new RegExp(WIKILINK.source).exec(all) ?? []
    // In a table the separator is written `\|`.
    const name = written.replace(/\\$/, '').trim()
    if (name === '' && section === '') continue
    const replace = (text: string): void => {
      found.edits.push({ start: match.index, end: match.index + all.length, text })
    }
    const tell = (message: string): void => {
      found.notices.push({ at: match.index, message })
    }
    if (mark && namesPicture(name)) {
      replace(`![${altOf(name, alias)}](<${name.replace(/[<>]/g, '')}>)`)
      continue
    }
    if (mark) tell(foreignTexts.embed(name))
    const text = alias.trim() || [name, section.replace(/\\$/, '').trim()].filter(Boolean).join(', ')
    const address = name === '' ? '' : findPage(name)
    if (address === undefined) {
      if (!mark) tell(foreignTexts.page(name))
      replace(text)
    } else replace(`[${text}](${address}${section && !address.includes('#') ? `#${slugify(section)}` : ''})`)
  }
  return found
}

// `![[foto.png|300]]` gives the width, not a text.
function altOf(name: string, alias: string): string {
  const text = /^\s*\d+(?:x\d+)?\s*$/.test(alias) ? '' : alias.trim()
  return text || (name.split('/').at(-1) ?? name).replace(/\.[^.]+$/, '')
}

/** Finds comments of Obsidian, which are not shown to readers. */
export function findComments(masked: string): Found {
  const found: Found = { edits: [], notices: [] }
  let open: number | undefined
  for (const { index } of masked.matchAll(/%%/g)) {
    if (open !== undefined) {
      found.edits.push({ start: open, end: index + 2, text: '' })
      found.notices.push({ at: open, message: foreignTexts.comment })
      open = undefined
    } else if (/^$|\s/.test(masked[index - 1] ?? '')) open = index
  }
  return found
}

const SUBSCRIPTS = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ'
const SUPERSCRIPTS = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻ'

/** Finds `H~2~O` and `x^2^` of Pandoc, and replaces them by Unicode subscripts and superscripts. */
export function findRaised(masked: string): Found {
  const found: Found = { edits: [], notices: [] }
  for (const match of masked.matchAll(/(?<=[\p{L}\p{N})\]])([~^])([^\s~^]{1,12})\1(?![~^])/gu)) {
    const [all, mark, content = ''] = match
    const text = toSmall(content, mark === '~' ? SUBSCRIPTS : SUPERSCRIPTS)
    if (text !== undefined) found.edits.push({ start: match.index, end: match.index + all.length, text })
    // `~x~` is strikethrough on this site.
    else if (mark === '^' || /\d/.test(content))
      found.notices.push({ at: match.index, message: foreignTexts.raised(all) })
  }
  return found
}

/** Converts characters with a table of superscripts or subscripts; undefined where Unicode lacks one. */
export function toSmall(content: string, table = SUPERSCRIPTS): string | undefined {
  const letters = [...content].map((letter) => {
    const place = [...table].findIndex((one, index) => index % 2 === 0 && one === letter)
    return place === -1 ? undefined : [...table][place + 1]
  })
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined
}
