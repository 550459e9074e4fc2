import type { PageSheet } from '../../ui/components/page-sheet.ts'

/** What stands on the picture of the page of a simulator, for who shows a link to it. */
export function simulatorSheet({ tipo, title }: { tipo: string; title: string }): PageSheet {
  return { tipo: 'simuladores', name: tipo, title, kind: 'Simulador', detail: '', color: 'cyan' }
}
