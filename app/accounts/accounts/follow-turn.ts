/** Polling interval. Most sign-ins finish before the first poll. Milliseconds. */
const askEveryMs = 2000

/** Polls the position of a sign-in in the password queue until the returned function is called. */
export function followTurn(ticket: string, tell: (seconds: number) => void): () => void {
  let isOver = false
  const ask = async (): Promise<void> => {
    const answer: unknown = await fetch(`/entrar/turno?de=${ticket}`)
      .then((response) => response.json())
      .catch(() => null)
    // A failed poll is ignored: the sign-in request itself reports the outcome.
    if (!isOver && hasSeconds(answer)) tell(answer.seconds)
  }
  const timer = setInterval(ask, askEveryMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

function hasSeconds(answer: unknown): answer is { seconds: number } {
  return (
    typeof answer === 'object' && answer !== null && 'seconds' in answer && typeof answer.seconds === 'number'
  )
}
