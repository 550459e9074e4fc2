import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { courses, courseTexts } from '../../site/curriculum/courses.ts'
import { type Choice, Choose } from '../../ui/forms/choose.tsx'
import { isUnfiltered, type PanelFields, stateNames } from './panel-filter.ts'
import { orderTexts, stateTexts, panelTexts as texts } from './panel-texts.ts'

type FilterProps = {
  fields: PanelFields
  kinds: readonly { tipo: string; name: string }[]
  blocks: readonly { id: string; name: string }[]
}

/** Filters and sorts the list: a GET form, so that its result has an address to bookmark. */
export function PanelFilterForm({ fields, kinds, blocks }: FilterProps): ReactNode {
  const states = Object.entries(stateNames).map(([name, state]): Choice => [name, stateTexts[state]])
  return (
    <Form action="/editor" className="panel panel-filter" role="search" aria-label={texts.content}>
      <div className="field panel-query">
        <label htmlFor="panel-q">{texts.query}</label>
        <input
          id="panel-q"
          name="q"
          type="search"
          className="input"
          defaultValue={fields.q}
          maxLength={200}
        />
      </div>
      <Choose
        form="panel"
        name={'tipo'}
        label={texts.kind}
        all={texts.allKinds}
        chosen={fields.tipo}
        choices={kinds.map(({ tipo: kindSlug, name }): Choice => [kindSlug, name])}
      />
      <Choose
        form="panel"
        name={'bloque'}
        label={texts.block}
        all={texts.allBlocks}
        chosen={fields.bloque}
        choices={blocks.map(({ id, name }): Choice => [id, name])}
      />
      <Choose
        form="panel"
        name={'curso'}
        label={texts.course}
        all={texts.allCourses}
        chosen={fields.curso}
        choices={courses.map((course): Choice => [course, courseTexts[course]])}
      />
      <Choose
        form="panel"
        name={'estado'}
        label={texts.state}
        all={texts.allStates}
        chosen={fields.estado}
        choices={states}
      />
      <Choose
        form="panel"
        name={'quien'}
        label={texts.who}
        all={texts.anybody}
        chosen={fields.quien}
        choices={[['yo', texts.me]]}
      />
      <Choose
        form="panel"
        name={'orden'}
        label={texts.order}
        chosen={fields.orden || 'cambio'}
        choices={Object.entries(orderTexts)}
      />
      <p className="buttons">
        <button type="submit" className="button">
          {texts.show}
        </button>
        {!isUnfiltered(fields) && (
          <Link className="button button-quiet" to="/editor">
            {texts.clear}
          </Link>
        )}
      </p>
    </Form>
  )
}
