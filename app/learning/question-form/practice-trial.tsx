import { type ReactNode, useState } from 'react'
import { checkPractice } from '../practice/check-practice.ts'
import { parsePractice } from '../practice/parse-practice.ts'
import { tryVariants, type Variant } from '../practice/try-variants.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

type Trial = { faults: string[]; variants: Variant[]; questions: number }

/** The number of variants to show. */
const shownVariants = 20
/** The number of variants to check for faults. */
const tries = 200

/**
 * «Probar»: shows twenty variants with their data, answers and remarks, and the faults found in two hundred.
 */
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
        {trial?.faults.length === 0 && <p>{describeVariants(trial.variants)}</p>}
      </div>
      {trial && trial.variants.length > 0 && <Variants {...trial} />}
    </div>
  )
}

function Variants({ variants: shown, questions }: Trial): ReactNode {
  const hasData = shown.some(({ data }) => data !== '')
  const hasRemarks = shown.some(({ remarks }) => remarks.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll" tabIndex={0} aria-label={texts.tried}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.variant}</th>
            {hasData && <th scope="col">{texts.dataOf}</th>}
            {Array.from({ length: questions }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
              <th key={at} scope="col">
                {texts.answer(at + 1)}
              </th>
            ))}
            {hasRemarks && <th scope="col">{texts.remarks}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ seed, data, answers, remarks }) => (
            <tr key={seed}>
              <th scope="row">{seed || texts.firstValues}</th>
              {hasData && <td>{data}</td>}
              {answers.map((answer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
                <td key={at}>{answer}</td>
              ))}
              {hasRemarks && (
                <td className={remarks.length > 0 ? 'failure' : undefined}>{remarks.join(' ')}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function describeVariants(variants: readonly Variant[]): string {
  const odd = variants.filter(({ remarks }) => remarks.length > 0).length
  return odd === 0 ? texts.allWell : texts.someOdd(odd, variants.length)
}

function tryOut(text: string): Trial {
  const parsed = parsePractice(text)
  if (!parsed.ok) return { faults: [parsed.message], variants: [], questions: 0 }
  const { practice } = parsed
  return {
    faults: checkPractice(practice, tries),
    questions: practice.questions.length,
    variants: tryVariants(practice, shownVariants),
  }
}
