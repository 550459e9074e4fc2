import { describe, expect, it } from 'vitest'
import { MARKDOWN_LIMIT } from './markdown-limit.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import type { Picture } from './picture.ts'

const figure: Picture = {
  src: '/figuras/palanca.svg',
  width: 360,
  height: 200,
  srcSet: '/figuras/palanca-320.webp 320w, /figuras/palanca-640.webp 640w',
  sizes: '100vw',
}
const pictures = (url: string) => (url === figure.src ? figure : undefined)
const render = (source: string) => markdownToHtml(source, pictures)

describe('markdownToHtml', () => {
  it('escapes raw HTML', () => {
    expect(render('Un <b>texto</b>')).toBe('<p>Un &lt;b&gt;texto&lt;/b&gt;</p>\n')
  })

  it('lowers first-level headings and gives each heading a unique id', () => {
    expect(render('# Presión\n## Presión\n## Ñu *y* `x`\n### ¡!')).toBe(
      '<h2 id="s-presion">Presión</h2>\n<h2 id="s-presion-2">Presión</h2>\n' +
        '<h2 id="s-nu-y-x">Ñu <em>y</em> <code>x</code></h2>\n<h3 id="s-seccion">¡!</h3>\n',
    )
  })

  it('links a fragment to the id of its heading', () => {
    expect(render('[a](#presión)')).toBe('<p><a href="#s-presion">a</a></p>\n')
  })

  it('puts a table into a focusable scroll area and aligns cells by class', () => {
    const html = render('| a | b |\n|:-:|--:|\n| 1 | 2 |')
    expect(html).toMatch(
      /^<div class="table-scroll" role="group" tabindex="0" aria-label="Tabla: a, b">\n<table>/,
    )
    expect(html).toContain('<th scope="col" class="align-center">a</th>')
    expect(html).toContain('<td class="align-right">2</td>')
    expect(html).not.toContain('style')
  })

  it('adds the column name to each cell of a table of words, which folds on a phone', () => {
    const html = render(
      '| Reto | Bien | **Muy** bien | |\n|-|-|-|-|\n| Puente | aguanta su peso | aguanta el triple | y lo explica |',
    )
    expect(html).toMatch(/^<div class="table-fold"><div class="table-scroll"[^>]*>\n<table>/)
    expect(html).toContain('<th scope="col">Reto</th>')
    expect(html).toContain('<td>Puente</td>')
    expect(html).toContain('<td data-head="Bien:">aguanta su peso</td>')
    expect(html).toContain('<td data-head="Muy bien:">')
    expect(html).toContain('<td>y lo explica</td>')
    expect(html).toMatch(/<\/table>\n<\/div><\/div>\n$/)
  })

  it.each([
    [
      'numbers, which are compared',
      '| a | PLA | PET | Cobre |\n|-|-|-|-|\n| Densidad | 1,24 | 1,38 g/cm³ | 8,96 |',
    ],
    ['three columns, which fit', '| a | b | c |\n|-|-|-|\n| uno | una frase entera | otra frase entera |'],
    [
      'cells without end',
      `| a | b | c | d |\n|-|-|-|-|\n${'| una frase | una frase | una frase | una frase |\n'.repeat(400)}`,
    ],
  ])('does not fold a table of %s', (_, source) => {
    expect(render(source)).not.toMatch(/table-fold|data-head/)
  })

  it("names each table's scroll area after its columns, or after the heading above", () => {
    const table = (...heads: string[]) => `|${heads.join('|')}|\n${'|-'.repeat(heads.length)}|\n|1|\n\n`
    const html = render(
      table('', '') +
        table('**Material**', '$\\rho$ en "kg"', '[Uso](/temario)') +
        `## Las \`medidas\`\n\n${table('', '')}${table('Material', '$R$')}${table('Material', '$R$')}`,
    )
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      ...['Tabla', 'Tabla: Material, ρ en &quot;kg&quot;, Uso', 'Tabla: Las medidas'],
      ...['Tabla: Material, R', 'Tabla: Material, R (2)'],
    ])
  })

  it('keeps the ids of several texts on one page apart', () => {
    const html = (scope: string) =>
      markdownToHtml('## Datos\n[a](#datos) [b](/topic/x#s-datos)', pictures, { scope })
    expect(html('palanca')).toBe(
      '<h2 id="s-palanca--datos">Datos</h2>\n' +
        '<p><a href="#s-palanca--datos">a</a> <a href="/topic/x#s-datos">b</a></p>\n',
    )
    expect(html('palanca--solucion')).toContain('id="s-palanca--solucion--datos"')
    expect(solutionToHtml('<p id="s-a">x</p>', pictures, { scope: 'b' })).toBe('<p id="s-b--a">x</p>')
  })

  it('renders task lists as disabled check boxes', () => {
    expect(render('- [ ] uno\n- [x] dos')).toBe(
      '<ul class="tasks">\n' +
        '<li class="task"><input class="task-check" type="checkbox" disabled aria-label="Pendiente" /> uno</li>\n' +
        '<li class="task"><input class="task-check" type="checkbox" checked disabled aria-label="Hecho" /> dos</li>\n</ul>\n',
    )
  })

  it('links URLs and mail addresses, but not names that look like domains', () => {
    const html = render('https://x.example/a?b=1&c=2, a@b.es, main.py y robot.es')
    expect(html).toContain('<a href="https://x.example/a?b=1&amp;c=2" rel="noopener noreferrer">')
    expect(html).toContain('<a href="mailto:a@b.es">a@b.es</a>, main.py y robot.es')
  })

  it('drops the address of a link with a forbidden scheme, but keeps its text', () => {
    expect(render('[pulsa](javascript:alert(1))')).toBe('<p><a>pulsa</a></p>\n')
  })

  const link = (address: string, text = address): string =>
    `<a href="${address}" rel="noopener noreferrer">${text}</a>`

  it.each([
    ['(Más en http://example.org/ok.)', `(Más en ${link('http://example.org/ok')}.)`],
    [
      'Mira http://example.org, y «https://example.org».',
      `Mira ${link('http://example.org')}, y «${link('https://example.org')}».`,
    ],
    ['http://example.org/a_(b)?!', `${link('http://example.org/a_(b)')}?!`],
    ['~~http://example.org~~', `<s>${link('http://example.org')}</s>`],
    ['**http://example.org/**', `<strong>${link('http://example.org/')}</strong>`],
    ['www.robot.es/a.', `${link('http://www.robot.es/a', 'www.robot.es/a')}.`],
    ['(www.robot.es)', `(${link('http://www.robot.es', 'www.robot.es')})`],
    ['www. solo', 'www. solo'],
    ['http:// solo', 'http:// solo'],
  ])('ends a bare address before the punctuation of the sentence: %s', (text, html) => {
    expect(render(text)).toBe(`<p>${html}</p>\n`)
  })

  it.each([
    ['~~no~~', '<s>no</s>'],
    ['~no~ sí', '<s>no</s> sí'],
    ['un ~a *b* c~.', 'un <s>a <em>b</em> c</s>.'],
    ['~a~~ b~', '<s>a~~ b</s>'],
    ['unos ~20 o ~30', 'unos ~20 o ~30'],
    ['~~~~', undefined],
  ])('strikes text through with one or two tildes: %s', (text, html) => {
    if (html === undefined) expect(render(text)).toContain('<pre')
    else expect(render(text)).toBe(`<p>${html}</p>\n`)
  })
})

describe('pictures', () => {
  const attributes =
    'src="/figuras/palanca.svg" srcset="/figuras/palanca-320.webp 320w, /figuras/palanca-640.webp 640w" ' +
    'sizes="100vw" alt="Una palanca" width="360" height="200"'
  const link = '<a class="figure-link" href="/figuras/palanca.svg">'

  it('renders a picture with a title, alone in its paragraph, as a figure', () => {
    expect(render('![Una palanca](/figuras/palanca.svg "Con $F$ y *d*")')).toBe(
      `<figure>${link}<img ${attributes} loading="lazy" decoding="async" /></a><figcaption>Con <math><mrow><mi>F</mi></mrow></math> y <em>d</em></figcaption></figure>\n`,
    )
  })

  it('names the link of a picture without alternative text', () => {
    expect(render('![](/figuras/palanca.svg)')).toContain(
      '<a class="figure-link" href="/figuras/palanca.svg" aria-label="Ver la imagen ampliada"><img ',
    )
  })

  it('keeps a picture with other text, or without a title, in its paragraph', () => {
    expect(render('![Una palanca](/figuras/palanca.svg)')).toMatch(/^<p><a class="figure-link"[^>]*><img /)
    expect(render('Mira: ![Una palanca](/figuras/palanca.svg "Pie")')).toMatch(
      /^<p>Mira: <a [^>]*><img [^>]*title="Pie"/,
    )
    expect(render('![Un robot](https://x.example/r.png "Pie") más')).toContain('title="Pie">Un robot</a>')
  })

  it('loads the first picture eagerly when requested', () => {
    const twice = '![Una palanca](/figuras/palanca.svg)\n\n![Otra](/figuras/palanca.svg)'
    const html = markdownToHtml(twice, pictures, { firstPicture: 'eager' })
    expect(html).toContain(`<img ${attributes} fetchpriority="high" decoding="async" />`)
    expect(html.match(/loading="lazy"/g)).toHaveLength(1)
    expect(markdownToHtml(twice, pictures).match(/loading="lazy"/g)).toHaveLength(2)
  })

  it('keeps the link around a picture', () => {
    const html = render('[![Una palanca](/figuras/palanca.svg)](/topic/palancas)')
    expect(html).toMatch(/^<p><a href="\/topic\/palancas"><img [^>]*><\/a><\/p>\n$/)
  })

  it('renders an external picture as a link with its alternative text', () => {
    expect(render('![Un robot](https://x.example/r.png)')).toBe(
      '<p><a href="https://x.example/r.png" rel="noopener noreferrer">Un robot</a></p>\n',
    )
  })

  it('renders an unknown picture as a link with its alternative text, or its address without one', () => {
    expect(render('![Un robot](/no.png) ![](/no.png)')).toBe(
      '<p><a href="/no.png">Un robot</a> <a href="/no.png">/no.png</a></p>\n',
    )
  })
})

describe('containers', () => {
  it.each([
    ['ejemplo', 'Ejemplo'],
    ['error', 'Error frecuente'],
    ['aviso', 'Aviso'],
    ['seguridad', 'Seguridad'],
    ['aplica', 'Aplica'],
  ])('renders :::%s as a callout titled %s', (kind, title) => {
    expect(render(`:::${kind}\nHola\n:::`)).toBe(
      `<aside class="callout callout-${kind}" aria-label="${title}" role="note">\n<p class="callout-title">${title}</p>\n<p>Hola</p>\n</aside>\n`,
    )
  })

  it.each([
    ['pista', 'Pista'],
    ['respuesta', 'Ver respuesta'],
  ])('renders :::%s as a fold titled %s', (kind, title) => {
    expect(render(`:::${kind}\n- Hola\n:::`)).toBe(
      `<details class="fold fold-${kind}">\n<summary>${title}</summary>\n<ul>\n<li>Hola</li>\n</ul>\n</details>\n`,
    )
  })

  it("appends the author's title to the label of the callout", () => {
    const html = render(':::ejemplo Un *móvil* de $3\\ \\text{kg}$\nHola\n:::')
    expect(html).toContain('aria-label="Ejemplo: Un móvil de 3 kg"')
    expect(html).toContain('<p class="callout-title">Ejemplo: Un <em>móvil</em> de <math>')
  })

  it('closes an unclosed container at the end of the document', () => {
    expect(render(':::respuesta\nHola')).toMatch(/<p>Hola<\/p>\n<\/details>\n$/)
  })

  it('renders a container with an unknown name as text', () => {
    expect(render(':::script\nHola\n:::')).toBe('<p>:::script\nHola\n:::</p>\n')
  })
})

describe('formulas', () => {
  it('renders formulas as MathML without styles, classes or TeX source', () => {
    expect(render('La fuerza $F = 0{,}5\\ \\text{N}$')).toBe(
      '<p>La fuerza <math><mrow><mi>F</mi><mo>=</mo><mn>0,5</mn><mtext> </mtext><mtext>N</mtext></mrow></math></p>\n'.replace(
        '<mtext> </mtext><mtext>N</mtext>',
        '<mtext>\u00a0N</mtext>',
      ),
    )
  })

  it('keeps accented letters in formulas', () => {
    expect(render('$t = 4\\ \\text{días}$')).toContain('<mtext>\u00a0días</mtext>')
    expect(render('$\\text{tamaño} + \\text{u\u0301ltimo}$')).toMatch(
      /<mtext>tamaño<\/mtext>.*<mtext>último<\/mtext>/,
    )
    expect(render('$\\acute{a}$')).toContain('<mover accent="true"><mi>a</mi><mo>ˊ</mo></mover>')
  })

  it('keeps a formula and adjacent punctuation on one line', () => {
    const a = '<math><mrow><mi>a</mi></mrow></math>'
    expect(render('La base ($a$), y $a$ más')).toBe(
      `<p>La base <span class="math-unit">(${a}),</span> y ${a} más</p>\n`,
    )
  })

  it('separates a function name from its variable', () => {
    expect(render('$\\tan h$')).toMatch(
      /<mrow><mi>tan<\/mi><mo>\u2061<\/mo><mspace width="0.1667em"[^>]*>.*<mi>h<\/mi>/,
    )
    expect(render('$\\tan(h)$')).not.toContain('mspace')
    expect(render('$\\log_2 8$')).not.toContain('mspace')
  })

  it('renders a function name in an index or exponent as one element', () => {
    const min = '<mrow><mi>min</mi><mo>\u2061</mo></mrow>'
    expect(render('$n_{\\min}$')).toContain(`<msub><mi>n</mi>${min}</msub>`)
    expect(render('$n_{\\min}^*$')).toContain(`<msubsup><mi>n</mi>${min}<mo>∗</mo></msubsup>`)
  })

  it('marks an overline with a class, for the style sheet to draw', () => {
    expect(render('$\\overline{a}$')).toContain('<mi>a</mi><mo class="overline" stretchy="true">‾</mo>')
  })

  it('renders a formula on lines of its own as a block', () => {
    const block = '<div class="math-block"><math display="block"><mrow><mi>a</mi></mrow></math></div>\n'
    expect(render('$$\na\n$$')).toBe(block)
    expect(render('$$ a $$')).toBe(block)
    expect(render('Texto:\n$$\na\n$$\ny más')).toBe(`<p>Texto:</p>\n${block}<p>y más</p>\n`)
  })

  it('makes a block formula focusable when it may be wider than a phone', () => {
    const html = render('$$\nv = \\text{una velocidad que es muy larga}\n$$')
    expect(html).toMatch(/^<div class="math-block" role="group" tabindex="0" aria-label="Fórmula">/)
  })

  it.each([
    'Cuesta 5 $ y luego 6 $.',
    'Cuesta $5 y luego $6.',
    'Cuesta 5$, 6$ o 7$.',
    'Cuesta $5 o 6$.',
    'Cuesta $5,50 cada uno o 60$.',
    'Son 5$x$ y $x$5.',
    'Cuesta \\$5 y \\$6$.',
    'Un $ suelto',
    '$ a $',
    '$$',
    '$$ $$',
  ])('does not parse the dollar signs of %j as formulas', (prose) => {
    expect(render(prose)).toBe(`<p>${prose.replaceAll('\\', '')}</p>\n`)
  })

  it('renders an invalid formula as its source', () => {
    expect(render('$\\frac{1$')).toBe('<p><code class="formula-source">\\frac{1</code></p>\n')
    expect(render('$$\n\\href{/x}{y}\n$$')).toBe(
      '<pre class="formula-source"><code class="formula-source">\\href{/x}{y}</code></pre>\n',
    )
  })

  it('writes formulas as TeX on request, and invalid ones as their source', () => {
    const tex = (text: string) => markdownToHtml(text, () => undefined, { formulas: 'tex' })
    expect(tex('Con $a<b$ y $\\frac{1}{2}$')).toBe('<p>Con \\(a&lt;b\\) y \\(\\frac{1}{2}\\)</p>\n')
    expect(tex('$$\nR=\\frac{V}{I}\n$$')).toBe('<div class="math-block">\\[R=\\frac{V}{I}\\]</div>\n')
    expect(tex('$\\href{/x}{y}$')).toBe('<p><code class="formula-source">\\href{/x}{y}</code></p>\n')
  })

  it('does not parse formulas in code', () => {
    expect(render('`$a$`')).toBe('<p><code>$a$</code></p>\n')
  })
})

describe('code', () => {
  it('highlights code of a known language with classes only', () => {
    const html = render('```py\nfor x in y:\n```')
    expect(html).toMatch(
      /^<pre class="code"><code class="language-python"><span class="hljs-keyword">for<\/span>/,
    )
    expect(render('```arduino\nint a;\n```')).toContain('<code class="language-cpp"><span class="hljs-type">')
  })

  it('escapes code of an unknown language', () => {
    expect(render('```nada\n<b>\n```')).toBe('<pre class="code"><code>&lt;b&gt;\n</code></pre>\n')
  })

  it('makes code wider than a phone focusable', () => {
    expect(render(`\`\`\`text\n${'a '.repeat(30)}\n\`\`\``)).toMatch(/^<pre class="code" tabindex="0">/)
  })
})

describe('solutionToHtml', () => {
  it('treats a text that begins with a tag as HTML', () => {
    expect(solutionToHtml('\n <p onclick="x">Hola <b>mundo</b></p>', pictures)).toBe(
      '\n <p>Hola <b>mundo</b></p>',
    )
  })

  it('treats any other text as Markdown', () => {
    expect(solutionToHtml('< 3 **kg**', pictures)).toBe('<p>&lt; 3 <strong>kg</strong></p>\n')
  })

  it('applies the picture rules of Markdown to HTML', () => {
    const html = solutionToHtml(
      '<img src="/figuras/palanca.svg" width="9999"><img src="//x.example/a.png" alt="a">',
      pictures,
    )
    expect(html).toContain('width="360" height="200" loading="lazy"')
    expect(html).toContain('<a href="//x.example/a.png" rel="noopener noreferrer">a</a>')
  })
})

describe('the size of a text', () => {
  const note = '<p class="limit-note">El texto es demasiado largo y se ha cortado aquí.</p>\n'

  it('is not limited up to the limit', () => {
    expect(render('a'.repeat(MARKDOWN_LIMIT))).toBe(`<p>${'a'.repeat(MARKDOWN_LIMIT)}</p>\n`)
  })

  it('is cut beyond the limit, with a note', () => {
    expect(render('a'.repeat(MARKDOWN_LIMIT + 1))).toBe(`<p>${'a'.repeat(MARKDOWN_LIMIT)}</p>\n${note}`)
    expect(solutionToHtml(`<p>${'a'.repeat(MARKDOWN_LIMIT)}`, pictures)).toContain(note.trim())
  })
})
