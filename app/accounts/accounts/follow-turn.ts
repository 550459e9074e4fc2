/** Most are in before the first time. Milliseconds. */
const askEveryMs = 2000

/** Asks now and then how long the line is before a sign-in that was sent, until told that it is over. */
export function followTurn(ticket: string, tell: (seconds: number) => void): () => void {
  let isOver = false
  const ask = async (): Promise<void> => {
    const answer: unknown = await fetch(`/entrar/turno?de=${ticket}`)
      .then((response) => response.json())
      .catch(() => null)
    // Without an answer, what was told last stays: the sign-in itself says how it went.
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
