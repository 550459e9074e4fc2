import { expect, test } from 'vitest'
import { readTrace, sumFrames } from './frame-times.ts'

const event = (name: string, ts: number, dur: number, tid = 1) => ({ name, ph: 'X', pid: 7, tid, ts, dur })

test('nested work counts once, under its own kind', () => {
  const events = [
    event('FireAnimationFrame', 0, 1000),
    event('FunctionCall', 100, 800),
    event('Layout', 200, 300),
    event('UpdateLayoutTree', 1000, 200),
    event('Paint', 1200, 50),
    event('FireAnimationFrame', 16_000, 400),
  ]
  expect(sumFrames(events)).toEqual({
    frames: 2,
    seconds: 0.016,
    work: { script: 1100, layout: 500, paint: 50 },
  })
})

test('only known events of the thread that draws frames count', () => {
  const events = [
    event('FireAnimationFrame', 0, 100),
    event('RasterTask', 10, 50),
    event('FunctionCall', 0, 900, 2),
  ]
  expect(sumFrames(events)).toEqual({ frames: 1, seconds: 0, work: { script: 100, layout: 0, paint: 0 } })
  expect(sumFrames([])).toEqual({ frames: 0, seconds: 0, work: { script: 0, layout: 0, paint: 0 } })
})

test('events without a name or a time are skipped', () => {
  const text = JSON.stringify({ traceEvents: [event('Paint', 1, 2), { name: 'thread_name' }, 'odd'] })
  expect(readTrace(text)).toEqual([event('Paint', 1, 2)])
})

test('time used by other programs is not counted', () => {
  const events = [{ ...event('FireAnimationFrame', 0, 1000), tdur: 300 }]
  expect(sumFrames(events).work.script).toBe(300)
})
