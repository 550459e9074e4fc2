import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import cpp from 'highlight.js/lib/languages/cpp'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import xml from 'highlight.js/lib/languages/xml'
import type { MarkdownIt } from 'markdown-it'
import { type Budget, budgetOf } from './budget.ts'
import { isHiddenData } from './embeds.ts'

for (const [name, language] of Object.entries({ bash, cpp, css, javascript, json, python, xml })) {
  hljs.registerLanguage(name, language)
}

const LANGUAGES = new Map([
  ...['bash', 'cpp', 'css', 'javascript', 'json', 'python', 'xml', 'text'].map(
    (name) => [name, name] as const,
  ),
  ['arduino', 'cpp'],
  ['c++', 'cpp'],
  ['c', 'cpp'],
  ['ino', 'cpp'],
  ['html', 'xml'],
  ['svg', 'xml'],
  ['js', 'javascript'],
  ['py', 'python'],
  ['sh', 'bash'],
])

// Some highlighting patterns take quadratic time on a long word or line.
const LONGEST_LINE = 300
const LONG_WORD = /\w{80}/
// Characters. Shorter lines fit on the narrowest phone; longer ones scroll and must be focusable by keyboard.
const FITS_A_PHONE = 36

/** Renders code blocks with highlight.js classes and no inline styles. */
export function codePlugin(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokens[index]
    if (token && isHiddenData(token)) return ''
    const code = token?.content ?? ''
    const language = LANGUAGES.get(token?.info.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '')
    const words = highlight(code, language, budgetOf(env)) ?? escapeHtml(code)
    return preformatted(words, longestLine(code), language)
  }
  md.renderer.rules.code_block = (tokens, index) => {
    const code = tokens[index]?.content ?? ''
    return preformatted(escapeHtml(code), longestLine(code))
  }
}

function highlight(code: string, language: string | undefined, budget: Budget): string | undefined {
  if (language === undefined || language === 'text') return undefined
  if (code.length > budget.codeLength || longestLine(code) > LONGEST_LINE) return undefined
  if (LONG_WORD.test(code)) return undefined
  budget.codeLength -= code.length
  return hljs.highlight(code, { language, ignoreIllegals: true }).value
}

function preformatted(html: string, lineLength: number, language?: string): string {
  const focusable = lineLength > FITS_A_PHONE ? ' tabindex="0"' : ''
  const words = language === undefined ? '' : ` class="language-${language}"`
  return `<pre class="code"${focusable}><code${words}>${html}</code></pre>\n`
}

function longestLine(code: string): number {
  return code.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0)
}
