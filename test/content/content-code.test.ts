import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText } from './content-numbers.ts'

const root = new URL('../../content/', import.meta.url)
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))

type Program = { path: string; language: string; code: string }

/** Programs of the course with the author's initial numbers, including programs quoted in a statement. */
const programs = paths.flatMap((path): Program[] => {
  if (!readFileSync(new URL(path, root), 'utf8').includes('```')) return []
  const text = readText(path.replace(/\.md$/, '')).replace(/^description: .*$/m, (line) =>
    line.replaceAll('\\n', '\n').replaceAll('\\"', '"'),
  )
  const blocks = text.matchAll(/^```(cpp|python|json)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, language = '', code = '']) => ({ path, language, code }))
})
const ofLanguage = (language: string) => programs.filter((program) => program.language === language)

/** Identifiers in a program, except those in comments and strings and after a dot. */
function namesIn(code: string): string[] {
  const plain = code.replace(/\/\/.*$|#.*$/gm, '').replace(/"[^"\n]*"|'[^'\n]*'/g, '')
  return [...new Set(plain.match(/(?<![\w.])[\p{L}_][\p{L}\p{N}_]*/gu))]
}

const wordsOf = (text: string): string[] => text.split(' ')
const cppWords = wordsOf('const int long float bool void if else while for return true false')
const arduinoWords = wordsOf('OUTPUT INPUT INPUT_PULLUP HIGH LOW A0 A1 A2 A3 A4 A5').concat(
  wordsOf('pinMode digitalWrite digitalRead analogWrite analogRead delay millis map constrain tone noTone'),
)
const pythonWords = wordsOf('for in while if elif else and or not True False def return import').concat(
  wordsOf('print input range len int float str round'),
)

/** Variables, parameters and functions that an Arduino program declares. */
function declaredInCpp(code: string): string[] {
  return [...code.matchAll(/\b(?:int|long|float|bool|void) (\w+)/g)].map(([, name = '']) => name)
}

/** Names that a Python program assigns, iterates with or defines. */
function declaredInPython(code: string): string[] {
  const found = code.matchAll(/^\s*([\p{L}_]\w*) = |\bfor (\w+) in |\bdef (\w+)/gmu)
  return [...found].map(([, assigned, counted, defined]) => assigned ?? counted ?? defined ?? '')
}

function unknownNames({ language, code }: Program): string[] {
  const declared = language === 'cpp' ? declaredInCpp(code) : declaredInPython(code)
  const known = new Set([...declared, ...(language === 'cpp' ? [...cppWords, ...arduinoWords] : pythonWords)])
  return namesIn(code).filter((name) => !known.has(name))
}

describe('programs of the course', () => {
  it('exist in every language', () => {
    for (const language of ['cpp', 'python', 'json']) expect(ofLanguage(language).length).toBeGreaterThan(0)
  })

  it.each([...ofLanguage('cpp'), ...ofLanguage('python')])(
    'use only names that are declared or built in, in $path',
    (program) => {
      expect(unknownNames(program)).toEqual([])
    },
  )

  it.each(ofLanguage('cpp'))(
    'define both Arduino functions and have balanced brackets, in $path',
    ({ code }) => {
      expect(code).toMatch(/^void setup\(\) \{$/m)
      expect(code).toMatch(/^void loop\(\) \{$/m)
      for (const [open = '', close = ''] of [wordsOf('{ }'), wordsOf('( )')])
        expect(code.split(open).length).toBe(code.split(close).length)
    },
  )

  it.each(ofLanguage('json'))('parse without errors in $path', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow()
  })
})
