import type { ReactNode } from 'react'
import { gearPath } from './gear-path.ts'

const mark = gearPath({ teeth: 10, radius: 14.5, depth: 3.6 })

/** The gear of the site's logo. */
export function GearMark(): ReactNode {
  return (
    <svg className="gear-mark" viewBox="-16 -16 32 32" aria-hidden="true" width="32" height="32">
      <path d={mark} />
      <circle r="4.2" />
    </svg>
  )
}
