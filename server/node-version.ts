/** Stops with advice on a Node that cannot run this: better-sqlite3 crashes on old ones. */
export function requireNodeVersion(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return
  console.error(
    `Engrana necesita Node 24 y esto es Node ${process.versions.node}. ` +
      'Arráncala con «npm start», que trae el suyo en Linux, o instala Node 24 o posterior.',
  )
  process.exit(1)
}
