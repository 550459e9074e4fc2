/** Ends the process with advice on an older Node: better-sqlite3 crashes there. */
export function requireNodeVersion(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return
  console.error(
    `Engrana necesita Node 24 y esto es Node ${process.versions.node}. ` +
      'Arráncala con «npm start», que trae el suyo en Linux, o instala Node 24 o posterior.',
  )
  process.exit(1)
}
