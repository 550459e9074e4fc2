import { readFileSync } from 'node:fs'

/** What a run of tests says of one of them. */
export type Fact = { title: string; passed: boolean; seconds: number }

type VitestReport = {
  testResults: {
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

type PlaywrightSuite = {
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** The facts in a file that Vitest or Playwright wrote with its reporter `json`. */
export function readFacts(file: string): Fact[] {
  const report: VitestReport | PlaywrightSuite = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? factsOfVitest(report) : factsOfSuite(report)
}

/** A line a fact, the longest last. */
export function describeFacts(facts: readonly Fact[]): string {
  return facts
    .toSorted((a, b) => a.seconds - b.seconds)
    .map(
      ({ title, passed, seconds }) => `${passed ? '✓' : '✗'} ${seconds.toFixed(1).padStart(6)} s  ${title}`,
    )
    .join('\n')
}

function factsOfVitest({ testResults }: VitestReport): Fact[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, duration }) => ({
      title: fullName,
      passed: status === 'passed',
      seconds: (duration ?? 0) / 1000,
    }))
}

function factsOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Fact[] {
  const own = specs.map(({ title, ok, tests }) => ({
    title,
    passed: ok,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  return [...own, ...suites.flatMap(factsOfSuite)]
}
