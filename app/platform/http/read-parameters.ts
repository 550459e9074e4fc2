/** A handle with literal parameter names (`as const`), so that reading any other is a type error. */
type Naming<Name extends string> = { parameters: string extends Name ? never : readonly Name[] }

/** Reads the query parameters that a route's handle names: the first value of each, or null. */
export function readParameters<const Name extends string>(
  { searchParams }: Pick<URL, 'searchParams'>,
  { parameters }: Naming<Name>,
): Record<Name, string | null> {
  const pairs = parameters.map((name): [Name, string | null] => [name, searchParams.get(name)])
  // Each name has its pair.
  return Object.fromEntries(pairs) as Record<Name, string | null>
}

/**
 * Reads any query parameter, for a route with `anyParameters`. The last value counts: a check box follows a
 * hidden field with its default.
 */
export function readAnyParameter({
  searchParams,
}: Pick<URL, 'searchParams'>): (name: string) => string | null {
  return (name) => searchParams.getAll(name).at(-1) ?? null
}

/** All values of a query parameter, as sent by a form with several check boxes of one name. */
export function readEvery<const Name extends string>(
  { searchParams }: Pick<URL, 'searchParams'>,
  _handle: Naming<Name>,
  name: NoInfer<Name>,
): string[] {
  return searchParams.getAll(name)
}
