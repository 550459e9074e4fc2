export const httpTexts = {
  nothingHere: 'No hay nada en esta dirección.',
  wrongMethod: 'Esta dirección no admite lo que se le ha enviado.',
  noForm: 'Lo que ha llegado no es un formulario de la web.',
  longForm: 'El formulario es demasiado largo.',
} as const

/** The 404 response of an endpoint, in plain text; pages render their own. */
export function nothingHere(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(httpTexts.nothingHere, { status: 404, headers })
}
