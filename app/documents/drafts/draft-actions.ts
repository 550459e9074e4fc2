/** The actions of a draft page, as its buttons send them. */
export const draftActions = {
  preview: 'enlace',
  revoke: 'retirar',
  unschedule: 'sin-fecha',
  discard: 'descartar',
  unpublish: 'despublicar',
} as const

/** Returns the address of a draft's page. */
export function draftAddress(kindSlug: string, id: string): string {
  return `/editor/borradores/${kindSlug}/${encodeURIComponent(id)}`
}

/** Returns the address to which scripts send a draft's actions. */
export function draftChangesAddress(kindSlug: string, id: string): string {
  return `${draftAddress(kindSlug, id)}/cambios`
}
