/** Parses JSON; returns undefined for a text that is not JSON, such as the error page of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
