import type { MarkdownIt, RendererRule, StateCore } from 'markdown-it'
import container from 'markdown-it-container'
import { embedLabels, hideData } from './embeds.ts'
import { textOfTokens } from './token-text.ts'

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

/** Names of containers with ordinary text, with their labels on the page. */
export const boxLabels: ReadonlyMap<string, string> = new Map([...CALLOUTS, ...FOLDS])

/** All valid container names. */
export const containerNames: readonly string[] = [...CALLOUTS.keys(), ...FOLDS.keys(), ...embedLabels.keys()]

/**
 * Adds containers such as `:::ejemplo Título`, which plain Markdown lacks. A container with an unknown name
 * stays text.
 */
export function containerPlugin(md: MarkdownIt): void {
  md.core.ruler.push('container_titles', readTitles)
  md.core.ruler.push('embed_data', ({ tokens }) => hideData(tokens))
  // A page that supports embeds renders them itself; elsewhere an embed is a callout like the others.
  for (const [kind, label] of [...CALLOUTS, ...embedLabels]) {
    addContainer(md, kind, (tokens, index, options, env) => {
      const token = tokens[index]
      if (token?.nesting !== 1) return '</aside>\n'
      const title = token.children ?? []
      const shown = label + withColon(md.renderer.renderInline(title, options, env))
      const spoken = md.utils.escapeHtml(label + withColon(textOfTokens(title).trim()))
      return `<aside class="callout callout-${kind}" aria-label="${spoken}">\n<p class="callout-title">${shown}</p>\n`
    })
  }
  for (const [kind, label] of FOLDS) {
    addContainer(md, kind, (tokens, index, options, env) => {
      const token = tokens[index]
      if (token?.nesting !== 1) return '</details>\n'
      const shown = label + withColon(md.renderer.renderInline(token.children ?? [], options, env))
      return `<details class="fold fold-${kind}">\n<summary>${shown}</summary>\n`
    })
  }
}

/** Parses the title of each container into children of its opening token. */
function readTitles({ tokens, md, env }: StateCore): void {
  for (const token of tokens) {
    if (token.nesting !== 1 || !token.type.startsWith('container_')) continue
    const title = token.info.trim().replace(/^\S+\s*/, '')
    token.children = md.parseInline(title, env)[0]?.children ?? []
  }
}

function withColon(title: string): string {
  return title && `: ${title}`
}

function addContainer(md: MarkdownIt, kind: string, render: RendererRule): void {
  md.use(container, kind, {
    validate: (params: string) => params.trim().split(/\s/, 1)[0] === kind,
    render,
  })
}
