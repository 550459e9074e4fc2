import type { SiteWords } from '../../platform/http/site-settings.ts'
import { layoutTexts } from './layout-texts.ts'

/**
 * Background and brand colours of the light theme in app/ui/styles/tokens.css; a manifest has no dark theme.
 */
const colors = { background_color: '#f7f5ee', theme_color: '#17468f' }

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

const shortcuts = [
  { name: layoutTexts.topics, url: '/temario' },
  { name: layoutTexts.challenges, url: '/retos' },
  { name: layoutTexts.problems, url: '/problemas' },
  { name: layoutTexts.search, url: '/buscar' },
]

/** Builds the site's W3C Web Application Manifest. */
export function webManifest({ siteName, tagline }: SiteWords): object {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: tagline,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...colors,
    icons,
    shortcuts,
  }
}
