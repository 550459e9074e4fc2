import type { ReactNode } from 'react'
import { slugify } from '../../platform/markdown/slug.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import adminStylesUrl from '../styles/admin.css?url'
import samplesStylesUrl from './samples.css?url'

/** All `*.samples.tsx` files; each is next to the component whose states it shows. */
const files = import.meta.glob<Samples>('../../*/*/*.samples.tsx', { import: 'samples', eager: true })

export const links = () => [adminStylesUrl, samplesStylesUrl].map((href) => ({ rel: 'stylesheet', href }))

/** /muestrario: every component in every state. Development only: the built site has no such route. */
export default function SamplesPage(): ReactNode {
  return (
    <div className="page">
      <PageHead title="Muestrario" />
      <h1>Muestrario</h1>
      {Object.values(files).flatMap((samples) =>
        Object.entries(samples).map(([name, Sample]) => (
          <section key={name} id={slugify(name)} className="sample" aria-label={name}>
            <h2>{name}</h2>
            <div className="sample-body">
              <Sample />
            </div>
          </section>
        )),
      )}
    </div>
  )
}
