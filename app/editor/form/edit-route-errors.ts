/**
 * Messages of /edit/{tipo}/{id} when it cannot show a form (docs/product.md 6.2). The route throws them with
 * `data({ message }, { status })`.
 */
export const editRouteErrors = {
  /** `tipo` or `id` is missing: status 400. */
  invalidParameters: 'Parámetros de URL inválidos',
  /** Unknown `tipo`, or no document with that id: status 404. */
  noForm: 'No se pudo cargar el formulario',
} as const
