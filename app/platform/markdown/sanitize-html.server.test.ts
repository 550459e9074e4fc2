import { describe, expect, it } from 'vitest'
import { readStrictHtml } from '../../../test/support/strict-html.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import type { PictureLookup } from './picture.ts'
import { sanitizeHtml } from './sanitize-html.server.ts'

const SITE = 'https://engrana.example'
const DANGEROUS_TAGS =
  /^(script|style|iframe|object|embed|svg|form|button|select|textarea|link|meta|base|template|title|noscript|video|audio|frame|frameset|applet|dialog|slot|portal|marquee|xmp|plaintext|animate|set|use|image|annotation|maction|foreignobject|html|body|head)$/
const DANGEROUS_ATTRIBUTES =
  /^(on|style$|srcdoc$|action$|formaction$|target$|ping$|background$|data|xlink|xmlns|name$|form$|autofocus$|contenteditable$|popover|is$|slot$|part$|nonce$|http-equiv$|poster$|usemap$|accesskey$)/
const SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']

// Every address is a picture: the attacks must fail even then.
const anyPicture: PictureLookup = (url) => ({ src: url, width: 10, height: 10 })
const noPicture: PictureLookup = () => undefined

function expectHarmless(html: string): void {
  for (const { name, attributes } of readStrictHtml(html)) {
    expect(name).not.toMatch(DANGEROUS_TAGS)
    for (const [attribute, value] of attributes) {
      expect(attribute).not.toMatch(DANGEROUS_ATTRIBUTES)
      if (attribute === 'href') expect(SCHEMES).toContain(new URL(value, SITE).protocol)
      if (attribute === 'src') expect(new URL(value, SITE).protocol).toMatch(/^https?:$/)
      if (attribute === 'id') expect(value).toMatch(/^s-[a-z0-9-]+$/)
    }
    if (name === 'input') expect(attributes.get('type')).toBe('checkbox')
    if (name === 'input') expect(attributes.has('disabled')).toBe(true)
  }
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script/x>alert(1)</script',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p><script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror\n=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img srcset="javascript:alert(1) 1x, data:text/html,x 2x" src=x>',
  '<img src=x:x onerror=alert(1)//',
  '<img """><script>alert(1)</script>">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  '<svg><title><a id="</title><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math><annotation encoding="text/html"><img src=x onerror=alert(1)></annotation></math>',
  '<math><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</maction></math>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style></mglyph></form></mtext></math>',
  '<math><mi style="position:fixed;inset:0">x</mi></math>',
  '<math><mspace width="9999em"></mspace></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="java&Tab;script&NewLine;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="x" onclick=alert(1) target=_blank ping=//evil.example>x</a>',
  '<a href=x style="position:fixed;inset:0;z-index:9">x</a>',
  '<a name=body id=location href=#x>x</a>',
  '<iframe src=javascript:alert(1)></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<object data=javascript:alert(1)></object>',
  '<embed src=javascript:alert(1)>',
  '<applet code=x></applet>',
  '<form action=javascript:alert(1)><input type=submit></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<input type=image src=x onerror=alert(1)>',
  '<input type=checkbox form=login name=x onclick=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<textarea></textarea/><img src=x onerror=alert(1)>',
  '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<html><head><base href="//evil.example/"></head></html>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="behavior:url(x.htc)" class="site-header fixed" id="root">x</p>',
  '<table background="javascript:alert(1)"><tr><td background=x>x</table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p><noscript></p><img title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE x [<!ENTITY x "y">]><p>&x;',
  '<marquee onstart=alert(1)>x</marquee>',
  '<dialog open>x</dialog><div popover id=x>x</div>',
  '<x onclick=alert(1)>x</x><custom-element onclick=alert(1)>',
  '<p constructor=x __proto__=y>x</p><constructor>x</constructor>',
  '</div></main></body><p>x</p></article>',
  '<b <script>alert(1)</script>0',
  '<p\u0000 onclick=alert(1)>x',
  '<p/onclick=alert(1)/>x',
  '<p "onclick=alert(1)">x',
  "<p a='>' onclick=alert(1) b='>x",
  '&lt;script&gt;alert(1)&lt;/script&gt;<p>&#60;script&#62;',
  '<h1>x<h1>y</h2><img src=x><input><p>z',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x "a\\" onclick=alert(1)")',
  '[x](&#x6A;avascript:alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](/a.png "t\\" onload=\\"alert(1)")',
  '![<script>alert(1)</script>](https://evil.example/x.png)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  'https://x.example/"onmouseover=alert(1)',
  '`<script>alert(1)</script>`',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '## <img src=x onerror=alert(1)> {#root onclick=x}',
  ':::ejemplo "><img src=x onerror=alert(1)>\n<script>alert(1)</script>\n:::',
  ':::pista </summary><script>alert(1)</script>\nx\n:::',
  '| <script>alert(1)</script> |\n|:-:|\n| [x](javascript:alert(1)) |',
  '- [x] <input onfocus=alert(1) autofocus>',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\htmlStyle{position:fixed}{x}$ $\\htmlClass{site-header}{x}$ $\\htmlId{root}{x}$ $\\htmlData{a=b}{x}$',
  '$\\text{<script>alert(1)</script>}$',
  '$<img src=x onerror=alert(1)>$',
  '$$\n\\text{</math><img src=x onerror=alert(1)>}\n$$',
  '$\\color{red;background:url(x)}{x}$ $\\colorbox{red}{x}$ $\\rule{9999em}{9999em}$',
]

describe('sanitizeHtml', () => {
  it.each(ATTACKS)('removes everything dangerous from %j', (attack) => {
    for (const pictures of [anyPicture, noPicture]) {
      expectHarmless(sanitizeHtml(attack, { pictures }))
      expectHarmless(sanitizeHtml(`<p>${attack}</p><div>after</div>`, { pictures }))
      expectHarmless(markdownToHtml(attack, pictures))
      expectHarmless(solutionToHtml(attack, pictures))
      expectHarmless(solutionToHtml(`<p>${attack}`, pictures))
    }
    expect(sanitizeHtml(sanitizeHtml(attack))).toBe(sanitizeHtml(attack))
  })

  it('closes unclosed tags, so that the surrounding page stays intact', () => {
    expect(sanitizeHtml('<div><p>Hola <b>mundo')).toBe('<div><p>Hola <b>mundo</b></p></div>')
    expect(sanitizeHtml('</div></main>Hola')).toBe('Hola')
  })

  it('keeps tags balanced after a forbidden input element', () => {
    expect(sanitizeHtml('<input type="text"><p>Hola</p><input type="checkbox" checked><p>Adiós</p>')).toBe(
      '<span></span><p>Hola</p><input class="task-check" type="checkbox" checked disabled aria-label="Hecho" /><p>Adiós</p>',
    )
  })

  it('keeps only known classes', () => {
    expect(sanitizeHtml('<aside class="callout site-header callout-error hidden">x</aside>')).toBe(
      '<aside class="callout callout-error" role="note">x</aside>',
    )
  })

  it('does not allow landmarks in content', () => {
    const html =
      '<aside aria-label="Principal" role="navigation">x</aside><div role="region" aria-label="y">z</div>'
    expect(sanitizeHtml(html)).toBe(
      '<aside aria-label="Principal" role="note">x</aside><div aria-label="y">z</div>',
    )
  })

  it('prefixes ids and links to them, and removes duplicate ids', () => {
    const html =
      '<p id="Presión">a</p><p id="Presión">b</p><a href="#Presión">c</a><a href="#s-presion">d</a>'
    expect(sanitizeHtml(html)).toBe(
      '<p id="s-presion">a</p><p>b</p><a href="#s-presion">c</a><a href="#s-presion">d</a>',
    )
  })

  it('keeps allowed schemes in links and removes other addresses', () => {
    for (const scheme of ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']) {
      expect(sanitizeHtml(`<a href="${scheme}:x">x</a>`)).toContain(`href="${scheme}:x"`)
    }
    for (const scheme of ['ftp', 'tel', 'javascript', 'data', 'intent', 'blob']) {
      expect(sanitizeHtml(`<a href="${scheme}:x">x</a>`)).toBe('<a>x</a>')
    }
  })

  it('marks external links and keeps them in the same tab', () => {
    for (const outside of ['https://x.example', '//x.example', '/\\x.example']) {
      expect(sanitizeHtml(`<a href="${outside}" target="_blank" rel="opener">x</a>`)).toBe(
        `<a href="${outside}" rel="noopener noreferrer">x</a>`,
      )
    }
    expect(sanitizeHtml('<a href="/topic/x" rel="nofollow">x</a>')).toBe('<a href="/topic/x">x</a>')
  })

  it('does not nest links', () => {
    expect(sanitizeHtml('<a href="/a">x <img src="/c.png" alt="z"></a>')).toBe(
      '<a href="/a">x <span>z</span></a>',
    )
    expect(sanitizeHtml('<a href="/a">x <p><a href="/b">y</a></p></a>')).toBe(
      '<a href="/a">x <p><span>y</span></p></a>',
    )
  })

  it('lowers first-level headings', () => {
    expect(sanitizeHtml('<h1>x</h1><h3>y</h3>')).toBe('<h2>x</h2><h3>y</h3>')
  })

  it('lowers headings by the requested number of levels', () => {
    expect(
      sanitizeHtml('<h1>w</h1><h2 id="datos">Datos</h2><hr><h5>x</h5><p>&lt;h2&gt;</p>', {
        lowerHeadings: 2,
      }),
    ).toBe('<h4>w</h4><h4 id="s-datos">Datos</h4><hr /><h6>x</h6><p>&lt;h2&gt;</p>')
  })
})
