import { type Verdict, type ViewName, viewNames } from './compare-views.ts'
import { verdictTexts, viewsTexts } from './views-texts.ts'

/** Maximum number of faults reported per view. */
const most = 3

/** Faults of a view in whole sentences; none if it is right or empty. */
export function tellVerdict(name: ViewName, verdict: Verdict): string[] {
  switch (verdict.kind) {
    case 'empty':
    case 'right':
      return []
    case 'mirrored':
    case 'upsideDown':
    case 'turned':
      return [verdictTexts[verdict.kind](name)]
    case 'shifted':
      return [verdictTexts.shifted(name, verdict.by)]
    case 'swapped':
      return [verdictTexts.swapped(name, verdict.like)]
    case 'wrong': {
      const { findings } = verdict
      const said = findings.slice(0, most).map((finding) => verdictTexts.fault(name, finding.value, finding))
      return findings.length > most ? [...said, verdictTexts.more(name, findings.length - most)] : said
    }
  }
}

/** A short sentence for each of the three views, with a trailing space. */
export function tellVerdictShort(verdicts: Readonly<Record<ViewName, Verdict>>): string {
  if (viewNames.every((name) => verdicts[name].kind === 'right')) return `${viewsTexts.allRight} `
  return viewNames
    .map((name) => {
      const verdict = verdicts[name]
      if (verdict.kind === 'right' || verdict.kind === 'empty') return `${verdictTexts[verdict.kind](name)} `
      return `${verdictTexts.toMend(name, verdict.kind === 'wrong' ? verdict.findings.length : 1)} `
    })
    .join('')
}
