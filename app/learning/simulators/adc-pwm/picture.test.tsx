import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readState } from '../simulator-state.ts'
import { defaultStage } from '../simulator-view.ts'
import { simulator as adcPwm } from './definition.ts'
import { view as adcPwmView } from './picture.tsx'

function draw(given: Record<string, string>, time = 0): string {
  const { values } = readState(adcPwm, (name) => given[name])
  return renderToStaticMarkup(
    <adcPwmView.Picture values={values} outcome={adcPwm.compute(values)} stage={defaultStage} time={time} />,
  )
}

const count = (text: string, part: string): number => text.split(part).length - 1

it('draws a line per code while there are few', () => {
  expect(count(draw({ bits: '3' }), 'class="adc-level"')).toBe(8)
  expect(count(draw({ bits: '4' }), 'class="adc-level"')).toBe(16)
  expect(count(draw({ bits: '5' }), 'class="adc-level"')).toBe(0)
})

it('draws the alias of an undersampled wave through the samples', () => {
  const usual = draw({ entrada: 'onda', f: '10', fs: '30' })
  expect(usual).not.toContain('adc-alias')
  const slow = draw({ entrada: 'onda', f: '10', fs: '12', bits: '16' })
  expect(slow).toContain('aparente')
  const points = (/class="adc-alias" d="M([^"]+)"/.exec(slow.replaceAll('M226', ''))?.[1] ?? '')
    .split('L')
    .map((point) => point.split(' ').map(Number))
  const dots = [...slow.matchAll(/<circle class="sim-full" cx="([\d.]+)" cy="([\d.]+)" r="3.5"/g)]
  expect(dots).toHaveLength(6)
  for (const [, x, y] of dots) {
    const near = points.find(([at]) => Math.abs(Number(at) - Number(x)) < 0.9)
    expect(Math.abs(Number(near?.[1]) - Number(y))).toBeLessThan(2)
  }
})

it('keeps its size for any sampled input', () => {
  for (const f of ['1', '7', '50'])
    for (const fs of ['1', '3', '100', '400'])
      expect(draw({ entrada: 'onda', f, fs, bits: '4' }).length, `${f} ${fs}`).toBeLessThan(16_000)
})

it('moves the sample and the shaft with time, and shows them still at first', () => {
  expect(draw({ entrada: 'onda' }, 3)).not.toBe(draw({ entrada: 'onda' }))
  expect(draw({ parte: 'pwm' })).toContain('rotate(0 ')
  // 64 of 255 is 90.35° per second, at one turn per second for 255.
  expect(draw({ parte: 'pwm' }, 1)).toContain('rotate(90 ')
  expect(draw({ parte: 'pwm', n: '0' }, 1)).toContain('rotate(0 ')
})

it('draws 0 % and 100 % duty cycles without edges', () => {
  const pulses = (n: string) => /class="sim-mark" d="([^"]+)"/.exec(draw({ parte: 'pwm', n }))?.[1] ?? ''
  expect(pulses('0')).toBe('M44 112H311')
  expect(pulses('255')).toBe('M44 34H311')
  expect(count(pulses('128'), 'V')).toBe(6)
})
