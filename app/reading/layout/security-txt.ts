const validDays = 180
const dayMs = 86_400_000

type Facts = { contact: string; publicOrigin: string | null; now: Date }

/** Builds security.txt (RFC 9116). Called per request, so that it never expires. */
export function securityTxt({ contact, publicOrigin, now }: Facts): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: es, en',
  ]
  // Canonical URIs must use https (§2.5.2).
  if (publicOrigin?.startsWith('https:')) lines.push(`Canonical: ${publicOrigin}/.well-known/security.txt`)
  return `${lines.join('\n')}\n`
}
