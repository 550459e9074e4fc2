import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Choice, Choose } from '../../ui/forms/choose.tsx'
import { actionGroups } from './audit-actions.ts'
import { type FilterFields, filterQuery, operatorPerson } from './audit-filter.ts'
import { auditTexts as texts } from './audit-texts.ts'

type AuditFilterFormProps = {
  fields: FilterFields
  people: readonly { id: string; email: string | null }[]
  kinds: readonly { tipo: string; name: string }[]
}

/** The filter of the register: a GET form, so that its result has an address to bookmark. */
export function AuditFilterForm({ fields, people, kinds }: AuditFilterFormProps): ReactNode {
  const persons: Choice[] = [
    ...people.map(({ id, email }): Choice => [id, email ?? `${texts.goneAccount} (${id.slice(0, 6)})`]),
    [operatorPerson, texts.operatorLabel],
  ]
  const kindSlugs = kinds.map(({ tipo: kindSlug, name }): Choice => [kindSlug, name])
  return (
    <form action="/editor/auditoria" className="panel audit-filter">
      <Choose
        form="filtro"
        name="persona"
        label={texts.person}
        all={texts.all}
        choices={persons}
        chosen={fields.persona}
      />
      <Choose
        form="filtro"
        name="accion"
        label={texts.action}
        all={texts.all}
        choices={Object.entries(actionGroups)}
        chosen={fields.accion}
      />
      <Choose
        form="filtro"
        name="tipo"
        label={texts.tipo}
        all={texts.allKinds}
        choices={kindSlugs}
        chosen={fields.tipo}
      />
      <Day name="del" label={texts.from} value={fields.del} />
      <Day name="al" label={texts.to} value={fields.al} />
      <p className="buttons">
        <button type="submit" className="button">
          {texts.filter}
        </button>
        <Link className="button button-quiet" to="/editor/auditoria">
          {texts.clear}
        </Link>
        <a
          className="button button-quiet"
          href={`/editor/auditoria/registro.csv${filterQuery(fields)}`}
          download
        >
          {texts.csv}
        </a>
      </p>
    </form>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string }): ReactNode {
  return (
    <div className="field">
      <label htmlFor={`filtro-${name}`}>{label}</label>
      <input id={`filtro-${name}`} name={name} type="date" className="input" defaultValue={value} />
    </div>
  )
}
