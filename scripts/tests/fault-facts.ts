import { readFileSync } from 'node:fs'

/** Result of one test. */
type Fact = { title: string; passed: boolean; seconds: number; counted?: string | undefined }

type VitestReport = {
  testResults: {
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      meta?: { counted?: string }
    }[]
  }[]
}

type PlaywrightSuite = {
  specs?: {
    title: string
    ok: boolean
    tests: { results: { duration: number }[]; annotations?: { type: string; description?: string }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Parses a report that Vitest or Playwright wrote with its `json` reporter. */
export function readFacts(file: string): Fact[] {
  const report: VitestReport | PlaywrightSuite = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? factsOfVitest(report) : factsOfSuite(report)
}

/** Formats one line per test, the longest last, with its counts below; then the number that passed. */
export function describeFacts(facts: readonly Fact[]): string {
  const lines = facts
    .toSorted((a, b) => a.seconds - b.seconds)
    .map(
      ({ title, passed, seconds, counted }) =>
        `${passed ? '✓' : '✗'} ${seconds.toFixed(1).padStart(6)} s  ${title}${counted ? `\n${' '.repeat(12)}${counted}` : ''}`,
    )
  const held = facts.filter(({ passed }) => passed).length
  return [...lines, `${held} of ${facts.length} held`].join('\n')
}

function factsOfVitest({ testResults }: VitestReport): Fact[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, duration, meta }) => ({
      title: fullName,
      passed: status === 'passed',
      seconds: (duration ?? 0) / 1000,
      counted: meta?.counted,
    }))
}

function factsOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Fact[] {
  const own = specs.map(({ title, ok, tests }) => ({
    title,
    passed: ok,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    counted: tests.flatMap(({ annotations = [] }) => annotations).find(({ type }) => type === 'counted')
      ?.description,
  }))
  return [...own, ...suites.flatMap(factsOfSuite)]
}
