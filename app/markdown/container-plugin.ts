import type { MarkdownIt, RendererRule } from 'markdown-it'
import container from 'markdown-it-container'
import { toPlainText } from './plain-text.ts'

const CALLOUTS = new Map([
  ['ejemplo', 'Ejemplo'],
  ['error', 'Error frecuente'],
  ['aviso', 'Aviso'],
  ['seguridad', 'Seguridad'],
  ['aplica', 'Aplica'],
])

const FOLDS = new Map([
  ['pista', 'Pista'],
  ['respuesta', 'Ver respuesta'],
])

/** The names that a container may have. */
export const containerNames: readonly string[] = [...CALLOUTS.keys(), ...FOLDS.keys()]

/** `:::ejemplo Título` and its kin: what plain Markdown has no mark for. Unknown names stay text. */
export function containerPlugin(md: MarkdownIt): void {
  for (const [kind, label] of CALLOUTS) {
    addContainer(md, kind, (tokens, index, _options, env) => {
      const token = tokens[index]
      if (token?.nesting !== 1) return '</aside>\n'
      const title = titleOf(token.info)
      const shown = title ? `${label}: ${md.renderInline(title, env)}` : label
      const spoken = md.utils.escapeHtml(title ? `${label}: ${toPlainText(title, 30)}` : label)
      return `<aside class="callout callout-${kind}" aria-label="${spoken}">\n<p class="callout-title">${shown}</p>\n`
    })
  }
  for (const [kind, label] of FOLDS) {
    addContainer(md, kind, (tokens, index, _options, env) => {
      const token = tokens[index]
      if (token?.nesting !== 1) return '</details>\n'
      const title = titleOf(token.info)
      const shown = title ? `${label}: ${md.renderInline(title, env)}` : label
      return `<details class="fold fold-${kind}">\n<summary>${shown}</summary>\n`
    })
  }
}

function addContainer(md: MarkdownIt, kind: string, render: RendererRule): void {
  md.use(container, kind, {
    validate: (params: string) => params.trim().split(/\s/, 1)[0] === kind,
    render,
  })
}

function titleOf(info: string): string {
  return info.trim().replace(/^\S+\s*/, '')
}
