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

/** Where a script asks for a change of it. */
export function draftChangesAddress(tipo: string, id: string): string {
  return `${draftAddress(tipo, id)}/cambios`
}
