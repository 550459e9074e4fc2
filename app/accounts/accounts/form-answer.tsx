import type { ReactNode } from 'react'
import { PartStyle } from '../../ui/styles/part-styles.tsx'

/** The server's answer to a submitted form. */
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
