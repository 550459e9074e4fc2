import { type ReactNode, useEffect, useState } from 'react'
import { solvedExercises } from '../../learning/attempts/attempt.ts'
import { readAttempts } from '../../learning/attempts/attempt-log.ts'
import { logChanged } from '../../learning/attempts/log-store.ts'
import { island } from '../../platform/islands/island.tsx'
import { problemsTexts as texts } from './problems-texts.ts'

type ListedProblem = { id: string; slug: string; title: string; category: string; difficulty: string }

/** The titles of problems, without those solved according to this device. */
function UnsolvedList({ problems }: { problems: readonly ListedProblem[] }): ReactNode {
  const solved = useSolved()
  const left = problems.filter(({ id }) => !solved.has(`problemas:${id}`))
  return (
    <>
      <p role="status" className="note">
        {left.length === 0 ? texts.allSolved : texts.left(left.length, problems.length)}
      </p>
      <ul className="unsolved">
        {left.map(({ id, slug, title, category, difficulty }) => (
          <li key={id}>
            <a href={`/problemas/${slug}`}>{title}</a>
            <span className="problem-facts">
              {category} · {texts.difficulty}: {difficulty}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function useSolved(): ReadonlySet<string> {
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const read = async (): Promise<void> => setSolved(solvedExercises(await readAttempts()))
    void read()
    addEventListener(logChanged, read)
    return () => removeEventListener(logChanged, read)
  }, [])
  return solved
}

export default island('site/problems/unsolved-list', UnsolvedList, { wakes: 'loaded' })
