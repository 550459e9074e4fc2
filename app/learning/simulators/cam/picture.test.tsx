import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultStage } from '../simulator-view.ts'
import { valuesOf } from '../state-fixture.ts'
import type { CamValues } from './cam-model.ts'
import { motionAt, outlineOf, planCam } from './cam-motion.ts'
import { simulator as cam } from './definition.ts'
import { view as camView } from './picture.tsx'

function draw(address: string, time = 0): string {
  const values = valuesOf(cam, address)
  return renderToStaticMarkup(
    <camView.Picture values={values} outcome={cam.compute(values)} stage={defaultStage} time={time} />,
  )
}

const planOf = (address: string) => planCam(valuesOf(cam, address) as unknown as CamValues)

test.each([
  '',
  'ley=cicloidal&h=10&rb=40&rr=10',
  'forma=circular&h=20&rb=30&rr=10',
  'forma=lobulos&lob=3&rb=60&h=6&rr=3',
])('the roller touches the drawn profile at every angle and never cuts into it: %s', (address) => {
  const plan = planOf(address)
  const outline = outlineOf(plan)
  for (let degrees = 0; degrees < 360; degrees += 5) {
    // The cam turns clockwise, so the point under the follower was this far to the left of the top.
    const turn = (degrees * Math.PI) / 180
    const reach = plan.lowest + motionAt(plan, degrees).lift
    const [x, y] = [-reach * Math.sin(turn), -reach * Math.cos(turn)]
    const away = Math.min(...outline.map(([px, py]) => Math.hypot(px - x, py - y)))
    expect(away).toBeGreaterThan(plan.roller - 1e-6)
    expect(away).toBeLessThan(plan.roller + 0.05)
  }
})

test('an eccentric is a disc whose centre is half the lift away from the axle', () => {
  for (const [x, y] of outlineOf(planOf('forma=circular&h=20&rb=30&rr=10')))
    expect(Math.hypot(x, y - 10)).toBeCloseTo(40, 6)
})

test('the cam turns and lifts the follower with time, slowly enough to follow', () => {
  expect(draw('n=60&a=0', 0.25)).toContain('rotate(45.00)')
  expect(draw('n=60&a=0', 0.25)).toContain('φ = 45°')
  expect(draw('n=60&a=0', 0.25)).toContain('s = 7,5 mm')
  expect(draw('n=60&a=0')).toContain('Aquí gira 2 veces más despacio')
  expect(draw('n=30&a=0')).toContain('Aquí gira a su velocidad real')
})

test('shows the planned motion beside the real one of an undercut cam', () => {
  expect(draw('forma=corazon&h=40')).toContain('sim-off')
  expect(draw('forma=corazon&h=40&seg=punta')).not.toContain('sim-off')
})

test('draws a spring only if there is one', () => {
  expect(draw('fm=10')).toContain('cam-spring')
  expect(draw('fm=0')).not.toContain('cam-spring')
})

test('a follower at rest on an undercut cam has speed 0, without rounding errors', () => {
  expect(draw('forma=lobulos&lob=6&h=40&rr=20&n=300&a=60')).toContain('v = 0 mm/s')
})
