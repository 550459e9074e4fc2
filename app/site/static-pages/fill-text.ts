import type { School } from '../../platform/http/site-settings.ts'
import { cookies, type KeptOnDevice, storage } from './kept-on-device.ts'
import { keptTexts, missingTexts } from './static-pages-texts.ts'

/** What a text may name in braces. */
export type PageFacts = {
  siteName: string
  school: School
  /** Paragraphs that depend on how the site is run: blank where they do not apply. */
  backups: string
  model: string
  google: string
}

/** A text with its braces filled in, as Markdown. What nobody has said is told as such; a name in braces that is none stays. */
export function fillText(text: string, facts: PageFacts): string {
  const { school, siteName, backups, model, google } = facts
  const values: Record<string, string> = {
    centro: asText(school.schoolName) || missingTexts.schoolName,
    direccion: asText(school.address) || missingTexts.address,
    correo: school.email === '' ? missingTexts.email : mailLink(school.email),
    responsable: asText(school.responsible) || missingTexts.responsible,
    delegado: asText(school.protection) || missingTexts.protection,
    web: asText(siteName),
    copias: backups,
    ia: model,
    google,
    cookies: toList(cookies),
    dispositivo: toList(storage),
  }
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** Letters that mean nothing to Markdown. */
function asText(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~$:^=&]/g, '\\$&')
}

function mailLink(address: string): string {
  return `[${asText(address)}](<mailto:${encodeURI(address)}>)`
}

// A table would have to be moved sideways on a phone.
function toList(list: readonly KeptOnDevice[]): string {
  return list
    .map(({ name, why, lasts }) => `- \`${name}\`: ${why} **${keptTexts.lasts}** ${lasts}`)
    .join('\n')
}
