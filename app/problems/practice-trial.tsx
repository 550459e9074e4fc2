import { type ReactNode, useState } from 'react'
import { checkPractice, listSeeds, writeAnswer } from '../practice/check-practice.ts'
import { parsePractice } from '../practice/parse-practice.ts'
import { solvePractice } from '../practice/solve-practice.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

type Trial = { faults: string[]; variants: { seed: string; answers: string[] }[]; questions: number }

/** As many variants as are shown. */
const variants = 20
/** As many as are tried for faults. */
const tries = 200

/** «Probar»: twenty variants with their answers, and what is wrong with any of two hundred. */
export function PracticeTrial({ text }: { text: string }): ReactNode {
  const [trial, setTrial] = useState<Trial | null>(null)
  return (
    <div className="practice-trial">
      <button type="button" className="button button-quiet" onClick={() => setTrial(tryOut(text))}>
        {texts.try}
      </button>
      <div role="status">
        {trial?.faults.map((fault) => (
          <p key={fault} className="failure">
            {fault}
          </p>
        ))}
        {trial?.faults.length === 0 && <p>{texts.allWell}</p>}
      </div>
      {trial && trial.variants.length > 0 && <Variants {...trial} />}
    </div>
  )
}

function Variants({ variants: shown, questions }: Trial): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section className="table-scroll" tabIndex={0} aria-label={texts.tried}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.variant}</th>
            {Array.from({ length: questions }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={at} scope="col">
                {texts.answer(at + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ seed, answers }) => (
            <tr key={seed}>
              <th scope="row">{seed || texts.firstValues}</th>
              {answers.map((answer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function tryOut(text: string): Trial {
  const parsed = parsePractice(text)
  if (!parsed.ok) return { faults: [parsed.message], variants: [], questions: 0 }
  const { practice } = parsed
  const faults = checkPractice(practice, tries)
  if (faults.length > 0) return { faults, variants: [], questions: 0 }
  const seeds = practice.variables.list.length === 0 ? [''] : ['', ...listSeeds(variants - 1)]
  return {
    faults,
    questions: practice.questions.length,
    variants: seeds.map((seed) => ({
      seed,
      answers: solvePractice(practice, seed).parts.map((part) => writeAnswer(part) ?? '—'),
    })),
  }
}
