/** Titles and descriptions of the site's feeds. */
export const feedTexts = {
  site: (siteName: string) => `${siteName}: novedades`,
  siteDescription: 'Temas, retos, problemas y entradas nuevas.',
  siteLink: 'RSS de toda la web',
  blog: (siteName: string) => `${siteName}: blog`,
  blogDescription: 'Entradas nuevas del blog.',
  blogLink: 'RSS del blog',
  calendar: (siteName: string) => `Retos de ${siteName}`,
  calendarLink: 'Calendario de retos (.ics)',
} as const
