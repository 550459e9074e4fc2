import type { ReactNode } from 'react'
import { gearPath } from './gear-path.ts'

/** A deterministic number from a text (FNV-1a, 32 bit). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

function initials(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const [first = title, second] = words
  const start = first.charAt(0).toLocaleUpperCase('es')
  return start + (second ? second.charAt(0).toLocaleUpperCase('es') : first.charAt(1).toLocaleLowerCase('es'))
}

/** The default picture of a document, drawn from its title (docs/product.md 4.4). */
export function TitlePicture({ title }: { title: string }): ReactNode {
  const hash = hashText(title)
  const teeth = 9 + (hash % 8)
  const x = 220 + ((hash >>> 4) % 90)
  const y = 40 + ((hash >>> 9) % 90)
  const radius = 70 + ((hash >>> 14) % 40)
  return (
    <svg
      className="title-picture"
      viewBox="0 0 320 180"
      aria-hidden="true"
      width="320"
      height="180"
      preserveAspectRatio="xMidYMid slice"
    >
      <g transform={`translate(${x} ${y}) rotate(${hash % 40})`}>
        <path className="outline" d={gearPath({ teeth, radius, depth: radius * 0.17 })} />
        <circle className="axis" r={(radius * 0.9).toFixed(1)} />
        <circle className="outline" r={(radius * 0.22).toFixed(1)} />
      </g>
      <path className="axis" d={`M0 ${y}H320M${x} 0V180`} />
      <text x="22" y="138">
        {initials(title)}
      </text>
    </svg>
  )
}
