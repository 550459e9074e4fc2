import type { ReactNode } from 'react'
import { PartStyle } from '../../ui/styles/part-styles.tsx'

/** What the server said of a form that was sent. */
export type Said = { ok: boolean; message: string } | undefined

export function FormAnswer({ said }: { said: Said }): ReactNode {
  if (!said) return null
  const { ok, message } = said
  return (
    <p role={ok ? 'status' : 'alert'} className={ok ? 'form-success' : 'form-failure'}>
      <PartStyle name="sign-in" />
      {message}
    </p>
  )
}
