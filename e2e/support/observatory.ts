/**
 * Input of a scan: the page over https, the same address over http,
 * and the answer to a preflight of another origin.
 */
type Scanned = { page: Answer; html: string; overHttp: Answer; preflight: Answer; host: string }
export type Answer = { status: number; headers: Record<string, string> }

type Rule = (scanned: Scanned) => number

/**
 * Computes the score of Mozilla's HTTP Observatory by its public
 * rules: 100, minus penalties, plus extra credit.
 * A site that is on no browser's preload list gets no extra credit for that. A value that a rule does not
 * recognise gets the worst score of the rule.
 */
export function scoreOf(scanned: Scanned): { score: number; parts: Record<string, number> } {
  const parts = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(scanned)]))
  const all = Object.values(parts)
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
  const withoutExtra = 100 + sum(all.filter((number) => number < 0))
  // Extra credit counts only from a score of 90 (A) without it.
  return { score: withoutExtra >= 90 ? 100 + sum(all) : withoutExtra, parts }
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

function readPolicy({ page }: Scanned): Map<string, string[]> {
  const text = page.headers['content-security-policy'] ?? ''
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

const rules: Record<string, Rule> = {
  'content-security-policy': (scanned) => {
    const policy = readPolicy(scanned)
    const fallback = policy.get('default-src') ?? ['*']
    const scripts = policy.get('script-src') ?? fallback
    const styles = policy.get('style-src') ?? fallback
    const objects = policy.get('object-src') ?? fallback
    const has = (sources: string[], unsafe: string[]): boolean => unsafe.some((one) => sources.includes(one))
    if (!scanned.page.headers['content-security-policy']) return -25
    if (has(scripts, [...broad, "'unsafe-inline'", 'data:']) || has(objects, broad)) return -20
    if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
    if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10
    if (has(styles, [...broad, "'unsafe-inline'", 'data:'])) return 0
    return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
  },
  // Reading pages set no cookies.
  cookies: ({ page }) => (page.headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({ preflight, page }) =>
    [preflight, page].some(({ headers }) => 'access-control-allow-origin' in headers) ? -50 : 0,
  redirection: ({ overHttp, host }) => {
    if (overHttp.status < 300 || overHttp.status > 399) return -20
    const to = URL.parse(overHttp.headers.location ?? '')
    if (to?.protocol !== 'https:') return -20
    return to.hostname === host ? 0 : -5
  },
  'referrer-policy': ({ page }) => {
    const policy = page.headers['referrer-policy']
    if (policy === undefined) return 0
    const privates = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
    return privates.includes(policy) ? 5 : -5
  },
  'strict-transport-security': ({ page }) => {
    const age = /(?:^|;)\s*max-age=(\d+)/.exec(page.headers['strict-transport-security'] ?? '')?.[1]
    if (age === undefined) return -20
    return Number(age) >= 15_552_000 ? 0 : -10
  },
  'subresource-integrity': ({ html }) => {
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const loaded = scripts.filter((attributes) => /\bsrc="/.test(attributes))
    if (loaded.some((attributes) => !/\bsrc="\/[^/]/.test(attributes))) return -50
    return loaded.some((attributes) => /\bintegrity="sha(?:256|384|512)-/.test(attributes)) ? 5 : 0
  },
  'x-content-type-options': ({ page }) => (page.headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': (scanned) => {
    if (readPolicy(scanned).has('frame-ancestors')) return 5
    return /^(?:deny|sameorigin)$/i.test(scanned.page.headers['x-frame-options'] ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ page }) => {
    const policy = page.headers['cross-origin-resource-policy']
    if (policy === undefined || policy === 'cross-origin') return 0
    return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
  },
}
