import { privacyText } from './privacy-text.ts'
import { aboutText, contactText, cookiesText, faqText, legalText, termsText } from './short-texts.ts'

/** The seven fixed pages (docs/product.md 3.8): their names in addresses, and their titles. */
export const pageTitles = {
  privacidad: 'Privacidad',
  terminos: 'Términos',
  cookies: 'Cookies',
  legal: 'Aviso Legal',
  contacto: 'Contacto',
  sobre: 'Sobre Nosotros',
  faq: 'FAQ',
} as const

export type PageName = keyof typeof pageTitles

export const pageNames = Object.keys(pageTitles) as PageName[]

/** The default texts in Markdown; {@link fillText} replaces the names in braces. */
export const usualTexts: Record<PageName, string> = {
  privacidad: privacyText,
  terminos: termsText,
  cookies: cookiesText,
  legal: legalText,
  contacto: contactText,
  sobre: aboutText,
  faq: faqText,
}

/** Validates the name of a fixed page. */
export function findPageName(name: string): PageName | undefined {
  return pageNames.find((one) => one === name)
}
