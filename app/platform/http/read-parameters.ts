/** A handle that names parameters one by one (`as const`): to read another is an error of types. */
type Naming<Name extends string> = { parameters: string extends Name ? never : readonly Name[] }

/** The parameters that a route names in its handle, each as the address has it first; null where it has none. */
export function readParameters<const Name extends string>(
  { searchParams }: Pick<URL, 'searchParams'>,
  { parameters }: Naming<Name>,
): Record<Name, string | null> {
  const pairs = parameters.map((name): [Name, string | null] => [name, searchParams.get(name)])
  // Each name has its pair.
  return Object.fromEntries(pairs) as Record<Name, string | null>
}

/** Every parameter of an address, for a route that says `anyParameters`; the last of a name counts, as a box with what it is without counts. */
export function readAnyParameter({
  searchParams,
}: Pick<URL, 'searchParams'>): (name: string) => string | null {
  return (name) => searchParams.getAll(name).at(-1) ?? null
}

/** All values that an address has of one of those parameters, as a form with several boxes of a name sends them. */
export function readEvery<const Name extends string>(
  { searchParams }: Pick<URL, 'searchParams'>,
  _handle: Naming<Name>,
  name: NoInfer<Name>,
): string[] {
  return searchParams.getAll(name)
}
