import type { Page } from '@playwright/test'

/** The smallest valid picture: a PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** HTML that other programs put on the clipboard, and the Markdown it must become. */
export const clips: readonly { html: string; written: string }[] = [
  {
    // A word processor that writes lists as paragraphs, with conditional comments for other programs.
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=ES style='tab-interval:35.4pt'><!--StartFragment--><h1><span style='font-size:16.0pt;color:#2F5496'>Titular<o:p></o:p></span></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Negrita</b> y <u>subrayado</u>, 5 m<sup>2</sup></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Uno<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Dos</p><table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td style='width:100pt'><p class=MsoNormal>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table><!--EndFragment--></body></html>`,
    written: '## Titular\n\n**Negrita** y subrayado, 5 m²\n\n- Uno\n- Dos\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  },
  {
    // A web editor that wraps everything in bold, and cancels it with a style.
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Titular</span></h2><p dir="ltr"><span style="font-weight:400">Normal </span><span style="font-weight:700;font-style:normal">negrita</span> <a href="https://www.google.com/url?q=https://x.es/a&sa=D"><span style="color:#1155cc;text-decoration:underline">enlace</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>uno</span></p></li></ul></b>`,
    written: '## Titular\n\nNormal **negrita** [enlace](https://x.es/a)\n\n- uno',
  },
  {
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head><body lang="es-ES"><h2 class="western">Titular</h2><p style="line-height:115%"><font color="#ff0000"><b>rojo</b></font> H<sub>2</sub>O</p><ol><li><p>uno</p></li><li><p>dos</p></li></ol></body></html>`,
    written: '## Titular\n\n**rojo** H₂O\n\n1. uno\n2. dos',
  },
]

/** Dispatches a paste event in the focused text, as a browser does. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.visual-text')?.dispatchEvent(event)
  }, data)
}

/** Starts recording violations of the page's Content-Security-Policy; returns a function that reads them. */
export async function listenToPolicy(page: Page): Promise<() => Promise<string[]>> {
  const found: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => found.push(what))
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI}`)
    })
  })
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return found
  }
}
