import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { layoutTexts } from '../../reading/layout/layout-texts.ts'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { useSiteWords } from '../../ui/components/site-data.ts'
import { TimeStamp } from '../../ui/components/times.tsx'
import {
  accessibilityChecks,
  accessibilityGaps,
  reviewedOn,
  statedOn,
  accessibilityTexts as texts,
} from './accessibility-texts.ts'

export const handle = { shows: [] } satisfies PageHandle

/** The accessibility statement (docs/product.md 3.8); a test compares it with the tests that exist. */
export default function AccessibilityPage(): ReactNode {
  return (
    <div className="page">
      <PageHead
        title={texts.title}
        description={texts.description}
        sheet={fixedSheet('/accesibilidad', layoutTexts.accessibility)}
      />
      <div className="page-title">
        <h1>{texts.title}</h1>
      </div>
      <div className="prose">
        <p>{texts.commitment(useSiteWords().siteName)}</p>
        <h2>{texts.statusTitle}</h2>
        <p>{texts.status}</p>
        <h2>{texts.gapsTitle}</h2>
        <p>{texts.gapsLead}</p>
        <TextList items={accessibilityGaps} />
        <h2>{texts.helpTitle}</h2>
        <p>{texts.help}</p>
        <h2>{texts.preparationTitle}</h2>
        <p>{texts.preparation}</p>
        <TextList items={accessibilityChecks} />
        <p>
          {texts.prepared} <TimeStamp iso={statedOn} />. {texts.reviewed} <TimeStamp iso={reviewedOn} />.
        </p>
        <h2>{texts.contactTitle}</h2>
        <p>
          {texts.contactBefore}
          <Link to="/contacto">{texts.contactLink}</Link>
          {texts.contactAfter}
        </p>
        <p>{texts.claim}</p>
      </div>
    </div>
  )
}

function TextList({ items }: { items: readonly { text: string }[] }): ReactNode {
  return (
    <ul>
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
