import { expect, it } from 'vitest'
import { outsidePictureRule } from './outside-picture-rule.ts'
import { check } from './rule-fixture.ts'

it('reports pictures of other sites, and none of this site', () => {
  expect(check(outsidePictureRule, '![Un robot](https://a.es/b.png)\n\n![Una rueda](/media/y)')).toEqual([
    '1: La imagen https://a.es/b.png está en otra web: se verá como un enlace. Súbela aquí.',
  ])
})
