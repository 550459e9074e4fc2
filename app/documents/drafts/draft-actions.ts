/** The actions of a draft page, as its buttons send them. */
export const draftActions = {
  preview: 'enlace',
  revoke: 'retirar',
  unschedule: 'sin-fecha',
  discard: 'descartar',
  unpublish: 'despublicar',
} as const

/** Returns the address of a draft's page. */
export function draftAddress(tipo: string, id: string): string {
  return `/editor/borradores/${tipo}/${encodeURIComponent(id)}`
}

/** Returns the address to which scripts send a draft's actions. */
export function draftChangesAddress(tipo: string, id: string): string {
  return `${draftAddress(tipo, id)}/cambios`
}
