import type { ReactNode } from 'react'

const paths = {
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  redo: 'm16 5 4 4-4 4m4-4h-9.5a5.5 5.5 0 0 0 0 11H15',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  step: 'M5 5v14l9-7zM18 5v14',
  slow: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V13l3 2M9.5 2h5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  data: 'M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M9.5 4.5v15',
  project: 'M3 4h18M5 4v11h14V4M12 15v3m-4 3 4-3 4 3',
  leave: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  open: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  settings:
    'M4 7h8.8M17.2 7H20M4 17h2.8M11.2 17H20M15 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  close: 'm6 6 12 12M18 6 6 18',
  right: 'm4 12.5 5.5 5.5L20 6.5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
} as const

export type IconName = keyof typeof paths

/** An icon of the bench, drawn with the text's colour. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="bench-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
