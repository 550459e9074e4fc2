import { cookiesText } from './cookies-text.ts'
import { privacyText } from './privacy-text.ts'
import { aboutText, contactText, faqText, legalText, termsText } from './short-texts.ts'

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

/** The text that a page comes with, in Markdown; what stands in braces is filled in ({@link fillText}). */
export const usualTexts: Record<PageName, string> = {
  privacidad: privacyText,
  terminos: termsText,
  cookies: cookiesText,
  legal: legalText,
  contacto: contactText,
  sobre: aboutText,
  faq: faqText,
}

/** The name of a fixed page, where there is one of it. */
export function findPageName(name: string): PageName | undefined {
  return pageNames.find((one) => one === name)
}
