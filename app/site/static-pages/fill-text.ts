import type { School } from '../../platform/http/site-settings.ts'
import { cookies, type KeptOnDevice, storage } from './kept-on-device.ts'
import { keptTexts, missingTexts } from './static-pages-texts.ts'

/** The facts that a text can refer to in braces. */
export type PageFacts = {
  siteName: string
  school: School
  /** Paragraphs that depend on the site's configuration: blank if they do not apply. */
  backups: string
  model: string
  google: string
}

/**
 * Replaces the names in braces; returns Markdown. Missing facts become a text that says so; unknown names
 * stay.
 */
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

/** Escapes Markdown syntax. */
function asText(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~$:^=&]/g, '\\$&')
}

function mailLink(address: string): string {
  return `[${asText(address)}](<mailto:${encodeURI(address)}>)`
}

// A list, because a table would scroll horizontally on a phone.
function toList(list: readonly KeptOnDevice[]): string {
  return list
    .map(({ name, why, lasts }) => `- \`${name}\`: ${why} **${keptTexts.lasts}** ${lasts}`)
    .join('\n')
}
