import { layoutTexts } from './layout-texts.ts'

/** `also`: other path prefixes of the section's pages. */
export type SiteLink = { to: string; text: string; also?: readonly string[] }

export const mainLinks: readonly SiteLink[] = [
  { to: '/', text: layoutTexts.home },
  { to: '/temario', text: layoutTexts.topics, also: ['/topic'] },
  { to: '/retos', text: layoutTexts.challenges },
  { to: '/problemas', text: layoutTexts.problems },
  { to: '/herramientas', text: layoutTexts.tools },
  { to: '/blog', text: layoutTexts.blog },
]

/** Pages listed in the footer in addition to the sections. */
export const furtherLinks: readonly SiteLink[] = [
  { to: '/simuladores', text: layoutTexts.simulators },
  { to: '/glosario', text: layoutTexts.glossary },
  { to: '/fichas', text: layoutTexts.worksheets },
  { to: '/sin-conexion', text: layoutTexts.offline },
]

export const progressLink: SiteLink = { to: '/progreso', text: layoutTexts.progress }

/** Pages about the current user: in menus, but not for search engines. */
export const personalLinks: readonly SiteLink[] = [progressLink, { to: '/repasar', text: layoutTexts.review }]

/** Links that an admin can hide from menus; the pages remain. */
export const optionalLinks: readonly SiteLink[] = [
  ...furtherLinks.filter(({ to }) => to !== '/sin-conexion'),
  ...personalLinks,
]

export const adminLink: SiteLink = { to: '/editor', text: layoutTexts.editor, also: ['/edit'] }

export const legalLinks: readonly SiteLink[] = [
  { to: '/privacidad', text: layoutTexts.privacy },
  { to: '/terminos', text: layoutTexts.terms },
  { to: '/cookies', text: layoutTexts.cookies },
  { to: '/legal', text: layoutTexts.legal },
  { to: '/accesibilidad', text: layoutTexts.accessibility },
  { to: '/contacto', text: layoutTexts.contact },
  { to: '/sobre', text: layoutTexts.about },
  { to: '/faq', text: layoutTexts.faq },
]

/** All public pages that are not documents; the sitemap lists them. */
export const publicLinks: readonly SiteLink[] = [...mainLinks, ...furtherLinks, ...legalLinks]
