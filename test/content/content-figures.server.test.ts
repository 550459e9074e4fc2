import { readdirSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = new URL('../../content/figuras/', import.meta.url)
const figures = readdirSync(folder).filter((name) => name.endsWith('.svg'))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

type Pixel = readonly [red: number, green: number, blue: number]

const paper: Pixel = [255, 254, 250]
const ink: Pixel = [29, 39, 51]
const accents: Record<string, Pixel> = {
  blue: [29, 91, 191],
  green: [27, 122, 69],
  red: [184, 50, 50],
  orange: [169, 84, 10],
  purple: [109, 63, 192],
  cyan: [11, 114, 133],
}
const bands: Record<string, Pixel> = {
  amarillo: [246, 207, 0],
  violeta: [123, 63, 181],
  rojo: [208, 49, 45],
  oro: [185, 141, 31],
}

// The site disables SVG input in sharp, and an earlier test in the same process may have loaded that code.
const reading = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(reading))
afterAll(() => sharp.block(reading))

/** Pixels of a figure rendered by librsvg, which supports neither custom properties nor colour schemes. */
async function draw(name: string): Promise<Pixel[]> {
  const source = Buffer.from(read(name))
  const bytes = await sharp(source).flatten({ background: 'white' }).removeAlpha().raw().toBuffer()
  const pixelAt = (index: number): Pixel => [bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0]
  return Array.from({ length: bytes.length / 3 }, (_, pixel) => pixelAt(3 * pixel))
}

const isNear = (colour: Pixel, pixel: Pixel) =>
  pixel.every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= 8)
const sum = (pixel: Pixel) => pixel[0] + pixel[1] + pixel[2]

describe('a figure rendered outside a browser', () => {
  it.each(figures)('has dark ink and the accent of its category on light paper in %s', async (name) => {
    const svg = read(name)
    const accent = accents[/data-color="([a-z]+)"/.exec(svg)?.[1] ?? '']
    if (!accent) throw new Error(`${name} has no colour that is known here`)
    const pixels = await draw(name)
    expect(pixels.filter((pixel) => sum(pixel) < sum(ink) - 16).length).toBe(0)
    expect(pixels.filter((pixel) => isNear(paper, pixel)).length).toBeGreaterThan(pixels.length / 5)
    expect(pixels.filter((pixel) => isNear(ink, pixel)).length).toBeGreaterThan(10)
    const isAccented = /class="(?:accent|solid)"/.test(svg)
    if (isAccented) expect(pixels.some((pixel) => isNear(accent, pixel))).toBe(true)
  })
})

/** Colour of a point in a picture rendered by an SVG 1.1 renderer at three pixels per unit. */
function pointIn(picture: ReturnType<Resvg['render']>, x: number, y: number): Pixel {
  const at = 4 * (Math.round(3 * y) * picture.width + Math.round(3 * x))
  return [picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0]
}

describe('the arrows of a figure in an SVG 1.1 renderer', () => {
  it.each(figures)('use orient="auto" and no SVG 2 features in %s', (name) => {
    const svg = read(name)
    const orients = [...svg.matchAll(/<marker [^>]*orient="([^"]*)"/g)].map(([, orient]) => orient)
    expect(new Set(orients)).toEqual(new Set(['auto']))
    expect(svg).not.toMatch(/auto-start-reverse|context-(?:fill|stroke)|paint-order|marker-mid/)
    const markers = [...svg.matchAll(/marker-(start|end)="url\(#([a-z-]+)\)"/g)]
    for (const [, end, id = ''] of markers) {
      expect(svg).toContain(`<marker id="${id}"`)
      expect(id.endsWith('-start'), `${end}: ${id}`).toBe(end === 'start')
    }
  })

  it('point up, down, left and right along their lines', () => {
    const svg = read('tecnologia-para-tu-barrio-rampa.svg')
    const picture = new Resvg(svg, { fitTo: { mode: 'zoom', value: 3 } }).render()
    const dark = (x: number, y: number) => sum(pointIn(picture, x, y)) < 200
    // Beside the line, three units behind the tip, the arrowhead is dark; beside the tip there is paper.
    const [, , bottom = ''] = /<path class="thin" d="M338 ([\d.]+)V([\d.]+)" marker-end/.exec(svg) ?? []
    expect(dark(340, Number(bottom) - 4)).toBe(true)
    expect(dark(340.5, Number(bottom) + 1)).toBe(false)
    const [, , top = ''] = /<path class="thin" d="M338 (208)V([\d.]+)" marker-end/.exec(svg) ?? []
    expect(dark(340, Number(top) + 4)).toBe(true)
    const [, left = '', y = '', right = ''] = /d="M(\d+) (\d+)H(\d+)" marker-start/.exec(svg) ?? []
    expect(dark(Number(left) + 4, Number(y) + 2)).toBe(true)
    expect(dark(Number(right) - 4, Number(y) - 2)).toBe(true)
  })
})

describe('the content of a figure', () => {
  it('draws the bands of a resistor in their real colours, each labelled', async () => {
    const pixels = await draw('td-proceso-codigo-colores.svg')
    const svg = read('td-proceso-codigo-colores.svg')
    for (const [label, colour] of Object.entries(bands)) {
      expect(pixels.filter((pixel) => isNear(colour, pixel)).length, label).toBeGreaterThan(500)
      expect(svg).toContain(`>${label}</text>`)
    }
  })

  it.each([
    'alarma-de-luz-con-ldr-y-transistor',
    'blog-cinco-errores-serie-paralelo',
    'ley-de-ohm-serie-y-paralelo',
    'ley-de-ohm-serie-y-paralelo-2',
    'ley-de-ohm-serie-y-paralelo-3',
    'luz-de-escalera',
    'td-proceso-circuito-mixto',
    'td-proceso-led',
  ])('marks the positive pole of the battery in %s', (name) => {
    expect(read(`${name}.svg`)).toContain('>+</text>')
  })

  it('labels the circuit symbols that the topic on circuits asks students to draw', () => {
    const topic = readFileSync(new URL('../temario/ley-de-ohm-serie-y-paralelo.md', folder), 'utf8')
    expect(topic).toContain('con los símbolos del tema')
    expect(topic).toContain('(/figuras/ley-de-ohm-serie-y-paralelo-3.svg ')
    const svg = read('ley-de-ohm-serie-y-paralelo-3.svg')
    const names = ['pila', 'interruptor', 'pulsador', 'conmutador', 'resistencia', 'lámpara', 'motor']
    for (const name of names) expect(svg).toContain(`>${name}</text>`)
  })

  it('labels the switch of the alarm', () => {
    expect(read('alarma-de-luz-con-ldr-y-transistor.svg')).toContain('>Interruptor</text>')
  })

  it('draws the bar longer under tension and shorter under compression', () => {
    const svg = read('estructuras-y-triangulacion.svg')
    const widths = (kind: string) =>
      [...svg.matchAll(new RegExp(`<rect class="${kind}" x="\\d+" y="[\\d.]+" width="(\\d+)"`, 'g'))].map(
        ([, width]) => Number(width),
      )
    const [stretched = 0, pressed = 0] = widths('fill')
    const [beforeStretched = 0, beforePressed = 0] = widths('dash')
    expect(stretched).toBeGreaterThan(beforeStretched)
    expect(pressed).toBeLessThan(beforePressed)
    expect(pressed).toBeGreaterThan(0)
  })

  it('draws ramp, landings and step to the same scale', () => {
    const svg = read('tecnologia-para-tu-barrio-rampa.svg')
    const lengths = [...svg.matchAll(/M(\d+) \d+H(\d+)" marker-start/g)].map(
      ([, from, to]) => Number(to) - Number(from),
    )
    const [, ground = '0', , top = '0'] = /<path class="soft" d="M\d+ (\d+)H(\d+)V([\d.]+)z"/.exec(svg) ?? []
    const scale = (lengths[1] ?? 0) / 1.8
    expect(scale).toBeGreaterThan(50)
    expect(lengths.map((length) => length / scale)).toEqual([1.2, 1.8, 1.2].map((m) => expect.closeTo(m, 3)))
    expect((Number(ground) - Number(top)) / scale).toBeCloseTo(0.18, 3)
  })

  it('ends the handrail of the ramp before the door frame', () => {
    const svg = read('tecnologia-para-tu-barrio-rampa.svg')
    const door = Number(/<rect class="fill" x="(\d+)"/.exec(svg)?.[1])
    const rail = Number(/<path class="accent" d="M[^"]*H(\d+)"/.exec(svg)?.[1])
    expect(rail).toBeGreaterThan(226)
    expect(rail).toBeLessThan(door)
  })
})
