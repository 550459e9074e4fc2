const validDays = 180
const dayMs = 86_400_000

type Facts = { contact: string; publicOrigin: string | null; now: Date }

/** The text of security.txt (RFC 9116). It is made for each request, so that it never runs out. */
export function securityTxt({ contact, publicOrigin, now }: Facts): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: es, en',
  ]
  // A canonical address is only worth something over https (§2.5.2).
  if (publicOrigin?.startsWith('https:')) lines.push(`Canonical: ${publicOrigin}/.well-known/security.txt`)
  return `${lines.join('\n')}\n`
}
