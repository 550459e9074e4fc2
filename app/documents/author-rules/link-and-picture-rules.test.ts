import { expect, it } from 'vitest'
import {
  alternativeTextRule,
  deadLinkRule,
  outsidePictureRule,
  vagueLinkRule,
} from './link-and-picture-rules.ts'
import { check } from './rule-fixture.ts'

it('reports the line of a picture without alternative text, also in a table', () => {
  const message = 'La imagen no tiene texto alternativo: di qué se ve en ella.'
  expect(check(alternativeTextRule, 'Uno\n\ndos\n![](/figuras/a.svg)')).toEqual([`4: ${message}`])
  expect(check(alternativeTextRule, 'Uno\n\n| a |\n| - |\n| ![](/figuras/a.svg) |')).toEqual([
    `5: ${message}`,
  ])
  expect(check(alternativeTextRule, '![Una rueda](/figuras/a.svg)')).toEqual([])
})

it('reports pictures of other sites, and none of this site', () => {
  expect(check(outsidePictureRule, '![Un robot](https://a.es/b.png)\n\n![Una rueda](/media/y)')).toEqual([
    '1: La imagen https://a.es/b.png está en otra web: se verá como un enlace. Súbela aquí.',
  ])
})

it.each(['pincha aquí', 'Aquí', 'haz clic aquí', 'Leer más', 'este enlace'])(
  'reports the link «%s» as vague',
  (text) => {
    expect(check(vagueLinkRule, `Mira:\n[${text}](/temario)`)).toEqual([
      `2: El enlace dice «${text}»: di a dónde lleva.`,
    ])
  },
)

it('accepts a link that names its target', () => {
  const text = '[las palancas](/topic/palancas) y [más sobre palancas](https://a.es)'
  expect(check(vagueLinkRule, text)).toEqual([])
})

it('finds links to missing anchors of the same text, and disallowed addresses', () => {
  expect(check(deadLinkRule, '## La fuerza\n\n[bien](#la-fuerza) [mal](#el-peso)')).toEqual([
    '3: El enlace a #el-peso no lleva a ninguna página de esta web.',
  ])
  expect(check(deadLinkRule, '[a](javascript:alert) [b](/topic/x)')).toEqual([
    '1: El enlace a javascript:alert no lleva a ninguna página de esta web.',
  ])
})
