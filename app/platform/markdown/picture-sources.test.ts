import { expect, it } from 'vitest'
import { describePicture } from '../../documents/media/picture-address.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'

const address = `/media/blogImages/${'a'.repeat(24)}-800x600-9ac.webp`

it('renders an uploaded picture in several sizes, as AVIF and WebP, with dimensions and placeholder colour', () => {
  const html = markdownToHtml(`![Una grúa](${address})`, describePicture, { firstPicture: 'eager' })
  const folder = address.replace('.webp', '')
  expect(html).toContain('<picture><source type="image/avif" srcset="')
  expect(html).toContain(`${folder}/320.avif 320w, ${folder}/640.avif 640w, ${folder}/800.avif 800w"`)
  expect(html).toContain(`srcset="${folder}/320.webp 320w`)
  expect(html).toMatch(
    /<img [^>]*alt="Una grúa"[^>]*width="800" height="600" fetchpriority="high"[^>]*data-tint="#9ac" \/><\/picture>/,
  )
})

it('escapes the alternative text of a picture', () => {
  const html = markdownToHtml(`![" onload="alert(1)](${address})`, describePicture)
  expect(html).toContain('alt="&quot; onload=&quot;alert(1)"')
  expect(html.match(/<source/g)).toHaveLength(1)
})

it.each(['/media/otra/x.webp', `${address}/999.avif`, '/media/../etc/passwd', `${address}"x`])(
  '%s is not rendered as a picture',
  (url) => {
    expect(markdownToHtml(`![foto](<${url}>)`, describePicture)).not.toContain('<picture>')
  },
)

it('assigns each picture its own sources, even when elements between them are removed', () => {
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
