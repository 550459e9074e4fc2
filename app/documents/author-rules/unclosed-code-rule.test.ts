import { expect, it } from 'vitest'
import { check } from './rule-fixture.ts'
import { unclosedCodeRule } from './unclosed-code-rule.ts'

it('reports an unclosed code block, and none that is closed, also in quotes and lists', () => {
  expect(check(unclosedCodeRule, 'Uno\n\n```python\na = 1')).toEqual([
    '3: Este bloque de código no se cierra: escribe ``` en la línea siguiente a su final.',
  ])
  expect(check(unclosedCodeRule, '~~~~\na ~~~~')).toHaveLength(1)
  expect(check(unclosedCodeRule, '```')).toHaveLength(1)
  expect(check(unclosedCodeRule, '```\na\n```\n\n> ```\n> b\n> ```\n\n- ~~~\n  c\n  ~~~~\n')).toEqual([])
})
