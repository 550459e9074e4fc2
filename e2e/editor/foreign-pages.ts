import katex from 'katex'

/**
 * A text copied from another page: its HTML, the Markdown it must become, and the notice about lost parts.
 */
export type ForeignText = { name: string; html: string; written: string; notice?: string }

const drawn = (tex: string, displayMode = false): string => katex.renderToString(tex, { displayMode })
const katexStyles = `<style>.katex-mathml { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }</style>`
/** The styles of a page, which a browser includes in the HTML it copies. */
const page = (styles: string, html: string): string => `<style>${styles}</style>${html}`

/** Pages that the test copies with Ctrl+A and Ctrl+C, so that the browser writes the clipboard. */
export const foreignPages: readonly ForeignText[] = [
  {
    name: 'bold and italic in a page with fonts of its own',
    html: page(
      'p { font: italic 300 1rem serif } p b { font-style: normal } p > i { font-weight: 400 } .no { font-weight: 400 }',
      '<div style="font-style: normal"><b>Ley</b> de <i>Ohm</i></div><p style="font-style: normal; font-weight: 400">La <b>tensión</b> y la <i>corriente</i>, <b><i>ambas</i></b>, <b class="no">sin más</b></p>',
    ),
    written: '**Ley** de *Ohm*\n\nLa **tensión** y la *corriente*, ***ambas***, sin más',
  },
  {
    name: 'formulas that KaTeX drew',
    html: `${katexStyles}<p>La ley ${drawn('I=\\frac{V}{R}')} y ${drawn('10^{-3}')}.</p>${drawn('E=\\sqrt{2}\\cdot 0{,}5\\ \\text{días}', true)}`,
    written: 'La ley $I=\\frac{V}{R}$ y $10^{-3}$.\n\n$$\nE=\\sqrt{2}\\cdot0{,}5\\ \\text{días}\n$$',
  },
  {
    name: 'formulas in MathML',
    html: '<p>Vale <math><mfrac><mi>V</mi><mi>R</mi></mfrac></math> o <math><msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup></math></p>',
    written: 'Vale $\\frac{V}{R}$ o $10^{-3}$',
  },
  {
    name: 'raised and lowered letters',
    html: page(
      '.up { vertical-align: super; font-size: 60% } .down { vertical-align: sub }',
      '<p>5 m<span class="up">2</span>, 10<span class="up">-3</span>, H<span class="down">2</span>O, x<sup>n</sup>, CO<sub>2</sub> y U<sub>máx</sub></p>',
    ),
    written: '5 m², 10⁻³, H₂O, xⁿ, CO₂ y U$_{\\text{máx}}$',
  },
  {
    name: 'columns and rows that are hidden',
    html: page(
      '.off { display: none }',
      '<table><tr><th>A</th><th class="off">oculta</th><th>B</th></tr><tr><td>1</td><td class="off">x</td><td>2</td></tr><tr class="off"><td>3</td><td>y</td><td>4</td></tr></table><p class="off">nada</p>',
    ),
    written: '| A | B |\n|---|---|\n| 1 | 2 |',
  },
  {
    name: 'cells of several rows and columns',
    html: '<table><tr><th>Grupo</th><th>Material</th><th>Uso</th></tr><tr><td rowspan="2">Metales</td><td>Cobre</td><td>Cables</td></tr><tr><td>Hierro</td><td>Vigas</td></tr><tr><td colspan="2">Madera</td><td>Muebles</td></tr></table>',
    written:
      '| Grupo | Material | Uso |\n|---|---|---|\n| Metales | Cobre | Cables |\n|  | Hierro | Vigas |\n| Madera |  | Muebles |',
  },
  {
    name: 'a program in letters of one width',
    html: page(
      '.code { font-family: Consolas, monospace; white-space: pre }',
      '<p>Así:</p><div class="code"><div><span style="color: blue">for</span> i in range(3):</div><div>    print(i)</div><br><div>print("fin")</div></div>',
    ),
    written: 'Así:\n\n```\nfor i in range(3):\n    print(i)\n\nprint("fin")\n```',
  },
  {
    name: 'a program with an element for each line',
    html: '<pre class="language-python"><code><div class="line">if x:</div><div class="line">    y()</div></code></pre>',
    written: '```python\nif x:\n    y()\n```',
  },
  {
    name: 'a program whose lines are counted in a table',
    html: page(
      '.line { white-space: pre; font-family: monospace }',
      '<table><tr><td>1</td><td class="line">while True:</td></tr><tr><td>2</td><td class="line">    lee()</td></tr><tr><td>3</td><td class="line"></td></tr><tr><td>4</td><td class="line">fin()</td></tr></table>',
    ),
    written: '```\nwhile True:\n    lee()\n\nfin()\n```',
  },
  {
    name: 'a program beside one cell with all its numbers',
    html: '<p>Así:</p><div class="highlight-source-python"><table><tr><td class="linenos"><pre>1\n2</pre></td><td class="code"><pre>if x:\n    y()</pre></td></tr></table></div>',
    written: 'Así:\n\n```python\nif x:\n    y()\n```',
  },
  {
    name: 'video, sound and frames',
    html: '<p>Mira</p><video src="https://x.example/a.mp4" title="El motor"></video><p>Oye <audio controls src="https://x.example/b.mp3"></audio></p><iframe src="https://www.youtube.com/embed/abc123"></iframe>',
    written:
      'Mira\n\n[El motor](https://x.example/a.mp4)\n\nOye [Audio](https://x.example/b.mp3)\n\n[Página incrustada](https://www.youtube.com/watch?v=abc123)',
  },
  {
    name: 'a list that goes on after a paragraph',
    html: '<ol><li>Uno</li><li>Dos</li></ol><p>Entre medias</p><ol start="3"><li>Tres</li></ol>',
    written: '1. Uno\n2. Dos\n\nEntre medias\n\n3. Tres',
  },
  {
    name: 'check boxes',
    html: '<ul><li><input type="checkbox" checked> Hecho</li><li><input type="checkbox"> Por hacer</li></ul><p><input type="checkbox" checked> Suelta</p>',
    written: '- [x] Hecho\n- [ ] Por hacer\n\n☑ Suelta',
  },
  {
    name: 'what has no place in a text',
    html: '<p>Texto</p><video></video><video></video><canvas width="10" height="10"></canvas><button>Probar</button>',
    written: 'Texto',
    notice: 'Se han quitado 2 vídeos, 1 dibujo y 1 botón.',
  },
]

const mathml = '<math><mfrac><mi>V</mi><mi>R</mi></mfrac></math>'

/** HTML that other programs and browsers put on the clipboard. */
export const foreignClips: readonly ForeignText[] = [
  {
    name: 'the LaTeX that KaTeX keeps beside its drawing',
    html: `<p>La ley <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>I</mi></mrow><annotation encoding="application/x-tex">I = \\frac{V}{R}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>VR</span></span></span></p>`,
    written: 'La ley $I = \\frac{V}{R}$',
  },
  {
    name: 'MathJax 2, which keeps MathML in an attribute',
    html: `<p>La ley <span class="MathJax_Preview" style="display: contents"></span><span class="MathJax" data-mathml="${mathml.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}" style="position: relative"><nobr aria-hidden="true"><span style="font-family: MathJax_Math">V</span><span>R</span></nobr></span> fin</p>`,
    written: 'La ley $\\frac{V}{R}$ fin',
  },
  {
    name: 'MathJax 2, which keeps LaTeX in a script',
    html: '<p>Es <span class="MathJax"><nobr>E</nobr></span><script type="math/tex">E = mc^2</script></p>',
    written: 'Es $E = mc^2$',
  },
  {
    name: 'MathJax 3, whose letters are in classes',
    html: '<p>La ley <mjx-container class="MathJax" jax="CHTML"><mjx-math class="MJX-TEX" aria-hidden="true"><mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut><mjx-mi class="mjx-i"><mjx-c class="mjx-c1D449 TEX-I"></mjx-c></mjx-mi></mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut><mjx-mi class="mjx-i"><mjx-c class="mjx-c1D445 TEX-I"></mjx-c></mjx-mi></mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac><mjx-mo class="mjx-n"><mjx-c class="mjx-c3D"></mjx-c></mjx-mo><mjx-msup><mjx-mn class="mjx-n"><mjx-c class="mjx-c31"></mjx-c><mjx-c class="mjx-c30"></mjx-c></mjx-mn><mjx-script><mjx-texatom texclass="ORD"><mjx-mo class="mjx-n"><mjx-c class="mjx-c2212"></mjx-c></mjx-mo><mjx-mn class="mjx-n"><mjx-c class="mjx-c33"></mjx-c></mjx-mn></mjx-texatom></mjx-script></mjx-msup></mjx-math></mjx-container> fin</p>',
    written: 'La ley $\\frac{V}{R}=10^{-3}$ fin',
  },
  {
    name: 'MathJax 3, drawn as shapes',
    html: '<p><mjx-container class="MathJax" jax="SVG" display="true"><svg><g data-mml-node="math"><g data-mml-node="mi"><use data-c="1D438"></use></g><g data-mml-node="mo"><use data-c="3D"></use></g><g data-mml-node="msqrt"><g><g data-mml-node="mn"><use data-c="32"></use></g></g><g data-mml-node="mo"><use data-c="221A"></use></g><rect></rect></g></g></svg></mjx-container></p>',
    written: '$$\nE=\\sqrt{2}\n$$',
  },
  {
    name: 'a formula of Wikipedia',
    html: '<p>Es <span class="mwe-math-element"><span style="display: none"><math alttext="{\\displaystyle F=ma}"><mi>F</mi></math></span><img class="mwe-math-fallback-image-inline" src="https://x.example/f.svg" alt="{\\displaystyle F=ma}"></span></p>',
    written: 'Es $F=ma$',
  },
  {
    name: 'columns that a spreadsheet hides',
    html: '<table><colgroup><col width="80"><col width="0" style="display:none"><col width="80"></colgroup><tr><td>A</td><td>oculta</td><td>B</td></tr><tr style="display:none"><td>x</td><td>x</td><td>x</td></tr><tr><td>1</td><td>x</td><td>2</td></tr></table>',
    written: '| A | B |\n|---|---|\n| 1 | 2 |',
  },
  {
    name: 'raised letters of Google Docs',
    html: '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700;font-style:italic">Área</span><span style="font-size:11pt;vertical-align:baseline"> 5 m</span><span style="font-size:0.6em;vertical-align:super">2</span><span>, 10</span><span style="vertical-align:super">−3</span></p></b>',
    written: '***Área*** 5 m², 10⁻³',
  },
  {
    name: 'tasks of Google Docs',
    html: '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" aria-roledescription="checkbox marked"><p><span>Hecho</span></p></li><li role="checkbox" aria-checked="false"><p>Por hacer</p></li></ul>',
    written: '- [x] Hecho\n- [ ] Por hacer',
  },
  {
    name: 'a numbered list of Word that goes on after a paragraph',
    html: `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Uno</p><p class=MsoNormal>Entre medias</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Dos</p>`,
    written: '1. Uno\n\nEntre medias\n\n2. Dos',
  },
  {
    name: 'a paragraph inside of a list',
    html: '<ol><li>Uno</li><p>Entre medias</p><li>Dos</li></ol>',
    written: '1. Uno\n\nEntre medias\n\n2. Dos',
  },
  {
    name: 'a program of an editor',
    html: `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;white-space: pre;"><div><span style="color: #c586c0;">if</span><span> a:</span></div><div><span>&nbsp;&nbsp;&nbsp;&nbsp;b</span><span> = 1</span></div></div>`,
    written: '```\nif a:\n    b = 1\n```',
  },
  {
    name: 'a video that only that page can play, and pictures',
    html: '<p>Uno <video src="blob:https://x.example/1"></video><img src="https://x.example/a.png"></p>',
    written: 'Uno',
    notice:
      'Se ha quitado 1 vídeo. Las imágenes de otro documento no se copian con el texto: pégalas o súbelas una a una.',
  },
]
