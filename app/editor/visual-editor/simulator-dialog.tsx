import { type ReactNode, useId, useState } from 'react'
import { CodeFields, Controls } from '../../learning/simulators/controls.tsx'
import { readDirective } from '../../learning/simulators/read-directive.ts'
import type { AnySimulator, Values } from '../../learning/simulators/simulator.ts'
import { SimulatorSheets } from '../../learning/simulators/simulator-html.tsx'
import { readState } from '../../learning/simulators/simulator-state.ts'
import { findSimulator, simulators } from '../../learning/simulators/simulators.ts'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { parseTokens } from './dialect-parser.ts'
import { FormDialog } from './form-dialog.tsx'
import { type SimulatorSettings, writeSimulator } from './simulator-text.ts'
import { useDrawnText } from './use-drawn-text.ts'
import { visualTexts } from './visual-texts.ts'
import type { WrittenPartProps } from './written-parts.tsx'

type SimulatorDialogProps = {
  /** The directive that sets a simulator; empty for a new one. */
  text: string
  onAccept: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Chooses a simulator, its state, its locked parameters and what it asks. */
export function SimulatorDialog({ text, onAccept, onRemove, onClose }: SimulatorDialogProps): ReactNode {
  const [settings, setSettings] = useState(() => readSettings(text))
  const { simulator, values } = settings
  const html = useDrawnText(writeSimulator(settings))
  const put = (change: Partial<SimulatorSettings>): void => setSettings((now) => ({ ...now, ...change }))
  const id = useId()
  const change = (some: Partial<Values>): void => {
    const next = Object.entries(some).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    put({ values: { ...values, ...Object.fromEntries(next) } })
  }
  const controls = {
    parameters: simulator.parameters,
    values,
    fixed: [],
    place: id,
    uses: simulator.uses,
    change,
  }
  const accept = (): undefined => {
    onAccept(writeSimulator(settings))
  }
  return (
    <FormDialog title={visualTexts.simulator} onClose={onClose} onRemove={onRemove} onAccept={accept}>
      <SimulatorSheets folders={[]} />
      <div className="field">
        <label htmlFor={id}>{visualTexts.simulatorKind}</label>
        <select
          id={id}
          className="input"
          value={simulator.tipo}
          onChange={({ currentTarget }) => setSettings(firstSettings(currentTarget.value))}
        >
          {[...simulators.values()].map(({ tipo: kindSlug, title }) => (
            <option key={kindSlug} value={kindSlug}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <Controls {...controls} />
      <CodeFields {...controls} />
      <FixedFields settings={settings} put={put} />
      <AskField settings={settings} put={put} />
      <div className="visual-drawn">
        <p className="note">{visualTexts.preview}</p>
        <HtmlContent safeHtml={html} />
      </div>
    </FormDialog>
  )
}

function firstSettings(kindSlug: string): SimulatorSettings {
  const simulator = findSimulator(kindSlug) ?? firstOfAll()
  return { simulator, values: readState(simulator, () => undefined).values, fixed: [], asked: undefined }
}

function firstOfAll(): AnySimulator {
  const [first] = simulators.values()
  if (!first) throw new Error('There are no simulators')
  return first
}

function readSettings(text: string): SimulatorSettings {
  const [token] = parseTokens(text)
  const { directive } = readDirective(directiveData({ info: token?.info ?? '' }), simulators)
  if (!directive) return firstSettings('')
  const { simulator, values, fixed, asked } = directive
  return { simulator, values, fixed, asked: asked && { name: asked.name, isGuess: asked.isGuess } }
}

type PartProps = { settings: SimulatorSettings; put: (change: Partial<SimulatorSettings>) => void }

function FixedFields({ settings, put }: PartProps): ReactNode {
  const { simulator, values, fixed } = settings
  const names = Object.keys(simulator.parameters).filter((name) => simulator.uses?.(name, values) ?? true)
  const toggle = (name: string): void =>
    put({ fixed: fixed.includes(name) ? fixed.filter((one) => one !== name) : [...fixed, name] })
  return (
    <div className="visual-choices">
      {names.map((name) => (
        <label key={name} className="sim-switch">
          <input type="checkbox" checked={fixed.includes(name)} onChange={() => toggle(name)} />
          {visualTexts.simulatorFixed(simulator.parameters[name]?.label ?? name)}
        </label>
      ))}
    </div>
  )
}

function AskField({ settings, put }: PartProps): ReactNode {
  const { simulator, values, asked } = settings
  const id = useId()
  const numbers = Object.entries(simulator.compute(values).outputs).filter(
    ([, { value }]) => typeof value === 'number',
  )
  const choose = (value: string): void => {
    const [how, name] = value.split(' ')
    put({ asked: name === undefined ? undefined : { name, isGuess: how === 'predice' } })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{visualTexts.simulatorAsk}</label>
      <select
        id={id}
        className="input"
        value={asked ? `${asked.isGuess ? 'predice' : 'pregunta'} ${asked.name}` : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{visualTexts.simulatorNoAsk}</option>
        {numbers.map(([name, { label }]) => (
          <option key={name} value={`pregunta ${name}`}>
            {visualTexts.simulatorAsks(label)}
          </option>
        ))}
        {numbers.map(([name, { label }]) => (
          <option key={name} value={`predice ${name}`}>
            {visualTexts.simulatorGuesses(label)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The simulator dialog of the source mode. */
export function WrittenSimulator({ onAccept, onClose }: WrittenPartProps): ReactNode {
  return (
    <SimulatorDialog
      text=""
      onAccept={(text) => onAccept({ text, isBlock: true })}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}
