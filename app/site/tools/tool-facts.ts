import { choiceOr } from '../../documents/core/choice-fields.ts'
import type { Field } from '../../documents/core/field.ts'

/** Three requirements of a tool that matter to a class, each with its values and their texts. */
const facts = {
  runsIn: { browser: 'No se instala', installed: 'Se instala' },
  account: { none: 'Sin cuenta', optional: 'Cuenta opcional', required: 'Con cuenta' },
  language: { spanish: 'En español', english: 'En inglés' },
} as const

type Fact = keyof typeof facts
/** `value`: a known value; `text`: its text. */
type ToolFact = { fact: Fact; value: string; text: string }
type ValueOf<Name extends Fact> = Extract<keyof (typeof facts)[Name], string>

/** Other spellings of the values in imported documents: «sí», «no», an English word. */
const spellings: Record<Fact, Record<string, string>> = {
  runsIn: {
    no: 'browser',
    web: 'browser',
    navegador: 'browser',
    sí: 'installed',
    si: 'installed',
    escritorio: 'installed',
  },
  account: { no: 'none', sin: 'none', opcional: 'optional', sí: 'required', si: 'required', con: 'required' },
  language: { es: 'spanish', español: 'spanish', castellano: 'spanish', en: 'english', inglés: 'english' },
}

/** Parses a value: a known one, its text, or another spelling; anything else is returned unchanged. */
function readSpelling(name: Fact, text: string): string {
  const given = text.trim().toLowerCase()
  const shown = Object.entries(facts[name]).find(([, words]) => words.toLowerCase() === given)
  return shown?.[0] ?? spellings[name][given] ?? given
}

function factField<const Name extends Fact>(
  name: Name,
  options: { label: string; hint: string; import: readonly string[] },
): Field<ValueOf<Name> | null | undefined> {
  const texts = facts[name] as Record<ValueOf<Name>, string>
  const values = Object.keys(texts) as [ValueOf<Name>, ...ValueOf<Name>[]]
  return choiceOr(values, {
    ...options,
    texts,
    blank: 'No se dice',
    otherwise: null,
    wrong: 'una de la lista',
    fromText: (text) => readSpelling(name, text),
  })
}

/** The fields for the requirements of a tool; null means unspecified. */
export const toolFactFields = {
  runsIn: factField('runsIn', {
    label: 'Instalación',
    hint: 'Si hay que instalarla o funciona en el navegador.',
    import: ['runsIn', 'install', 'instala', 'instalación'],
  }),
  account: factField('account', {
    label: 'Cuenta',
    hint: 'Si la pide para usarla, solo para guardar en línea, o nunca.',
    import: ['account', 'cuenta'],
  }),
  language: factField('language', {
    label: 'Idioma',
    hint: 'El de sus botones y menús.',
    import: ['language', 'lang', 'idioma'],
  }),
} as const

/** The requirements of a tool in a fixed order; unspecified and invalid ones are left out. */
export function describeFacts(tool: { [Name in Fact]?: string | null }): ToolFact[] {
  return (Object.keys(facts) as Fact[]).flatMap((fact) => {
    const found = Object.entries(facts[fact]).find(([value]) => value === tool[fact])
    return found ? [{ fact, value: found[0], text: found[1] }] : []
  })
}
