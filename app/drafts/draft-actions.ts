/** What can be asked of the page of a draft, as its buttons send it. */
export const draftActions = {
  preview: 'enlace',
  revoke: 'retirar',
  unschedule: 'sin-fecha',
  discard: 'descartar',
  takeBack: 'despublicar',
} as const

/** The page of a draft. */
export function draftAddress(tipo: string, id: string): string {
  return `/editor/borradores/${tipo}/${encodeURIComponent(id)}`
}
