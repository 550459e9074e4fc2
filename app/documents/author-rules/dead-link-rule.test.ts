import { expect, it } from 'vitest'
import { deadLinkRule } from './dead-link-rule.ts'
import { check } from './rule-fixture.ts'

it('finds links to missing anchors of the same text, and disallowed addresses', () => {
  expect(check(deadLinkRule, '## La fuerza\n\n[bien](#la-fuerza) [mal](#el-peso)')).toEqual([
    '3: El enlace a #el-peso no lleva a ninguna página de esta web.',
  ])
  expect(check(deadLinkRule, '[a](javascript:alert) [b](/topic/x)')).toEqual([
    '1: El enlace a javascript:alert no lleva a ninguna página de esta web.',
  ])
})
