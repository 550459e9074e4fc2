import { expect, it } from 'vitest'
import { describePicture } from '../../documents/media/picture-address.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'

const address = `/media/blogImages/${'a'.repeat(24)}-800x600-9ac.webp`

it('an uploaded picture comes in sizes, as AVIF and WebP, with its size and its colour', () => {
  const html = markdownToHtml(`![Una grúa](${address})`, describePicture, { firstPicture: 'eager' })
  const folder = address.replace('.webp', '')
  expect(html).toContain('<picture><source type="image/avif" srcset="')
  expect(html).toContain(`${folder}/320.avif 320w, ${folder}/640.avif 640w, ${folder}/800.avif 800w"`)
  expect(html).toContain(`srcset="${folder}/320.webp 320w`)
  expect(html).toMatch(
    /<img [^>]*alt="Una grúa"[^>]*width="800" height="600" fetchpriority="high"[^>]*data-tint="#9ac" \/><\/picture>/,
  )
})

it('what a text writes around the address stays text', () => {
  const html = markdownToHtml(`![" onload="alert(1)](${address})`, describePicture)
  expect(html).toContain('alt="&quot; onload=&quot;alert(1)"')
  expect(html.match(/<source/g)).toHaveLength(1)
})

it.each(['/media/otra/x.webp', `${address}/999.avif`, '/media/../etc/passwd', `${address}"x`])(
  '%s is no picture',
  (url) => {
    expect(markdownToHtml(`![foto](<${url}>)`, describePicture)).not.toContain('<picture>')
  },
)

it('each picture has its own sources, whatever stands between them and is left out', () => {
  const [one, two] = [address, address.replace('-800x600-', '-320x200-')]
  const html = solutionToHtml(
    `<p><img src="/otra.png"><img src="${one}"><noscript><img src="${two}"></noscript><iframe><img src="${one}"></iframe>&lt;img src="${two}"&gt;<svg><img src="${two}"></svg><img src="${two}" data-tint="#000"></p>`,
    describePicture,
  )
  const folders = [...html.matchAll(/srcset="([^ "]*)\/320\.avif 320w[^>]*><img src="([^"]*)\.webp"/g)]
  expect(folders.map(([, source, image]) => [source, image])).toEqual(
    [one, two].map((name) => [name.replace('.webp', ''), name.replace('.webp', '')]),
  )
  expect(html).not.toContain('#000')
})
