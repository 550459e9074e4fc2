import type { OgImage } from '../../ui/components/og-image.ts'

/** Contents of the preview picture that other sites show for a link to a simulator's page. */
export function simulatorSheet({ tipo: kindSlug, title }: { tipo: string; title: string }): OgImage {
  return { tipo: 'simuladores', name: kindSlug, title, kind: 'Simulador', detail: '', color: 'cyan' }
}
