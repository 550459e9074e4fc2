import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { recordAnswered } from '../../learning/attempts/record-answered.server.ts'
import { drawSeed, isSeed } from '../../learning/practice/seed.server.ts'
import { answerAsked, type QuestionAnswers } from '../../learning/questions/answer-question.server.ts'
import { QuestionBox } from '../../learning/questions/question-box.tsx'
import {
  renderAsks,
  renderPieces,
  renderQuestions,
} from '../../learning/questions/render-questions.server.ts'
import type { ShownQuestion } from '../../learning/questions/shown-question.ts'
import { TextWithQuestions } from '../../learning/questions/text-with-questions.tsx'
import { renderSimulator } from '../../learning/simulators/render-simulator.server.tsx'
import type { AnySimulator } from '../../learning/simulators/simulator.ts'
import { textOf } from '../../learning/simulators/simulator-files.server.ts'
import { SimulatorHtml } from '../../learning/simulators/simulator-html.tsx'
import { simulatorSheet } from '../../learning/simulators/simulator-sheet.ts'
import { readFixed, readState } from '../../learning/simulators/simulator-state.ts'
import { findSimulator } from '../../learning/simulators/simulators.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readAnyParameter } from '../../platform/http/read-parameters.ts'
import { DocumentTools } from '../../reading/reader-toolbar/document-tools.tsx'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/simulator-page.ts'
import { simulatorPageTexts as texts } from './simulator-page-texts.ts'

export const handle = { shows: [], anyParameters: true } as const satisfies PageHandle

const noPicture = () => undefined

/** /simuladores/{tipo}: a simulator in the state of the address, with its questions. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const simulator = requireSimulator(params.tipo)
  const given = readAnyParameter(url)
  const seed = readSeed(simulator, given('semilla'))
  const { values, faults } = readState(simulator, given)
  const { fixed, faults: notFixed } = readFixed(simulator, given('fijo'))
  const { tipo: kindSlug, title, summary } = simulator
  return {
    tipo: kindSlug,
    title,
    summary,
    faults: [...faults, ...notFixed],
    html: renderSimulator({ tipo: kindSlug, values, fixed, place: 'simulador', isAlone: true }),
    pieces: await renderPieces(textOf(simulator), noPicture, {}),
    asks: await renderAsks(kindSlug, seed),
  }
}

/** Marks the answer to one question without scripts, and renders the page with the verdict. */
export async function action({ context, params, request, url }: Route.ActionArgs): Promise<QuestionAnswers> {
  const simulator = requireSimulator(params.tipo)
  const answers = await answerAsked(request, readAnyParameter(url)('semilla') ?? '', async (owner, seed) => {
    if (owner.kind !== 'simuladores' || owner.id !== simulator.tipo) return []
    return [
      ...(await renderQuestions(textOf(simulator), noPicture, {})),
      ...(await renderAsks(simulator.tipo, seed)),
    ]
  })
  await recordAnswered(context, answers)
  return answers
}

function requireSimulator(kindSlug: string): AnySimulator {
  const simulator = findSimulator(kindSlug)
  if (!simulator) throw data(null, { status: 404 })
  return simulator
}

/** `nueva` redirects to a random seed; the browser keeps the fragment of the address. */
function readSeed({ tipo: kindSlug }: AnySimulator, given: string | null): string {
  if (given === 'nueva') throw redirect(`/simuladores/${kindSlug}?semilla=${drawSeed()}`, 302)
  return given !== null && isSeed(given) ? given : ''
}

export default function SimulatorPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { tipo: kindSlug, title, summary, faults, html, pieces, asks } = loaderData
  const path = `/simuladores/${kindSlug}`
  const asking = { owner: `simuladores:${kindSlug}`, address: path, answers: actionData }
  return (
    <article className="page bench-page" data-color="cyan">
      <PageHead
        title={title}
        description={summary}
        canonical={path}
        sheet={simulatorSheet({ tipo: kindSlug, title })}
      />
      <header className="bench-head">
        <h1>{title}</h1>
        <p>{summary}</p>
        <BackLink to="/simuladores" />
      </header>
      {faults.length > 0 && <Corrected faults={faults} />}
      <SimulatorHtml html={html} isAlone />
      <DocumentTools path={path} title={title} projectsItself />
      <TextWithQuestions pieces={pieces} {...asking} />
      {asks.length > 0 && <Practice asks={asks} asking={asking} />}
    </article>
  )
}

/** Lists the parts of the address that were ignored or corrected. */
function Corrected({ faults }: { faults: readonly string[] }): ReactNode {
  return (
    <div className="form-notice" role="status">
      <p>{texts.corrected}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

type PracticeProps = {
  asks: readonly ShownQuestion[]
  asking: { owner: string; address: string; answers: QuestionAnswers | undefined }
}

function Practice({ asks, asking }: PracticeProps): ReactNode {
  return (
    <section className="section" id="ponte-a-prueba" aria-labelledby="practica">
      <h2 id="practica">{texts.practice}</h2>
      <p>{texts.practiceIntro}</p>
      <div className="pieces">
        {asks.map((question) => (
          <QuestionBox key={question.key} question={question} {...asking} />
        ))}
      </div>
    </section>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={texts.notFound} list="/simuladores" />} />
}
