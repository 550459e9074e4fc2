import type { ReactNode } from 'react'

/** What the server said of a form that was sent. */
export type Said = { ok: boolean; message: string } | undefined

export function FormAnswer({ said }: { said: Said }): ReactNode {
  if (!said) return null
  if (said.ok) {
    return (
      <p role="status" className="form-success">
        {said.message}
      </p>
    )
  }
  return (
    <p role="alert" className="form-failure">
      {said.message}
    </p>
  )
}
