/** Letters and signs that LaTeX has names for; all others stand for themselves. */
export const commands: Readonly<Record<string, string>> = {
  ...{ α: '\\alpha', β: '\\beta', γ: '\\gamma', δ: '\\delta', ε: '\\varepsilon', ϵ: '\\epsilon', η: '\\eta' },
  ...{ θ: '\\theta', λ: '\\lambda', μ: '\\mu', µ: '\\mu', π: '\\pi', ρ: '\\rho', σ: '\\sigma', τ: '\\tau' },
  ...{ φ: '\\varphi', ϕ: '\\phi', ω: '\\omega', Δ: '\\Delta', Σ: '\\Sigma', Ω: '\\Omega', Φ: '\\Phi' },
  ...{ '−': '-', '×': '\\times', '⋅': '\\cdot', '·': '\\cdot', '÷': '\\div', '±': '\\pm', '∓': '\\mp' },
  ...{
    '≤': '\\leq',
    '≥': '\\geq',
    '⩽': '\\leq',
    '⩾': '\\geq',
    '≠': '\\neq',
    '≈': '\\approx',
    '∝': '\\propto',
  },
  ...{
    '→': '\\rightarrow',
    '←': '\\leftarrow',
    '⇒': '\\Rightarrow',
    '⇔': '\\Leftrightarrow',
    '∞': '\\infty',
  },
  ...{
    '∑': '\\sum',
    '∏': '\\prod',
    '∫': '\\int',
    '∂': '\\partial',
    '∇': '\\nabla',
    '∈': '\\in',
    '∘': '\\circ',
  },
  ...{ '°': '^{\\circ}', '′': "'", '″': "''", '…': '\\dots', '⋯': '\\cdots', '∧': '\\land', '∨': '\\lor' },
  ...{ '¬': '\\neg', '⊕': '\\oplus', '∥': '\\parallel', '⊥': '\\perp', '∣': '\\mid', '‖': '\\|' },
  ...{ '⟨': '\\langle', '⟩': '\\rangle', '∼': '\\sim', '≡': '\\equiv', '↔': '\\leftrightarrow' },
  ...{ '{': '\\{', '}': '\\}', '%': '\\%', '&': '\\&', '#': '\\#', $: '\\$', _: '\\_', '\\': '\\backslash' },
  // Signs that nobody sees: «times» and «of».
  ...{
    '\u2061': '',
    '\u2062': '',
    '\u2063': '',
    '\u2064': '',
    '\u200b': '',
    '\u00a0': '\\ ',
    '~': '\\sim',
    '^': '\\hat{}',
  },
}

/** Names that LaTeX writes upright. */
export const functions: readonly string[] = [
  ...[
    'sin',
    'cos',
    'tan',
    'log',
    'ln',
    'exp',
    'lim',
    'max',
    'min',
    'arcsin',
    'arccos',
    'arctan',
    'det',
    'mod',
  ],
]

/** What stands above or below something, as an accent of it. */
export const accents: Readonly<Record<'over' | 'under', Readonly<Record<string, string>>>> = {
  over: {
    ...{
      '¯': '\\overline',
      '‾': '\\overline',
      ˉ: '\\bar',
      '^': '\\hat',
      ˆ: '\\hat',
      '→': '\\vec',
      '⃗': '\\vec',
    },
    ...{
      '˙': '\\dot',
      '¨': '\\ddot',
      '~': '\\tilde',
      '˜': '\\tilde',
      ˊ: '\\acute',
      '´': '\\acute',
      '⏞': '\\overbrace',
      '―': '\\overline',
    },
  },
  under: {
    _: '\\underline',
    '‾': '\\underline',
    '⏟': '\\underbrace',
    '―': '\\underline',
    '¯': '\\underline',
  },
}

/** What stands above a letter of a word, as Unicode puts it there. */
export const marksOfLetters: Readonly<Record<string, string>> = {
  ...{ ˊ: '\u0301', '´': '\u0301', '˜': '\u0303', '~': '\u0303', '¨': '\u0308', ˋ: '\u0300', '`': '\u0300' },
}
