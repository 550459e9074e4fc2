import { type AnswerGroup, asked, percent, spread } from './answers-fixture.ts'

const exact = { tolerance: { kind: 'exact' } } as const
const resistor = asked(350, 'Ω')
const current = asked(20, 'mA')
const heat = asked(24.9, '°C')
const precise = asked(1.2549, 'V')

/** How numbers are written and read: points, roundings, known mistakes, and letters that imply a unit. */
const groups: readonly AnswerGroup[] = [
  [resistor, 'incorrect', '1000 veces mayor', ['350.000 Ω', '350.000', '350.000 ohmios']],
  [resistor, 'incorrect', 'He leído 350\u202f000', ['350.000  Ω', 'R = 350.000 Ω']],
  [current, 'incorrect', 'He leído 20\u202f000', ['20.000 mA', '20.000']],
  [asked(72, 'cm³'), 'incorrect', 'He leído 72\u202f000', ['72.000 cm³', '72.000 cm3']],
  [precise, 'correct', 'Correcto. He leído 1,255', ['1.255 V']],
  [precise, 'almost', 'He leído 1,255', ['1.255']],
  [precise, 'correct', 'Correcto.', ['1,255 V', '1,255 voltios']],
  [precise, 'incorrect', 'He leído 1300', ['1.300 V']],
  [asked(350_000, 'Ω'), 'correct', 'He leído 350\u202f000', ['350.000 Ω', '+350.000 Ω']],
  [asked(0.35, 'V'), 'correct', 'Correcto.', ['0.350 V', '.350 V']],
  [asked(1000, 'W'), 'correct', 'He leído 1000', ['1.000 W']],
  [asked(1, 'W'), 'incorrect', 'He leído 1000', ['1.000 W']],
  [asked(1, 'W'), 'correct', 'Correcto.', ['1,000 W', '1.00 W']],
  [asked(78.539_816_339_744, 'mm²'), 'correct', 'Correcto.', ['78.539 816 339 744 mm²', '78,539 816 34 mm²']],
  [asked(181, '', exact), 'incorrect', 'demasiado pequeño', ['180', '180,0']],
  [asked(465.66, 'GiB'), 'incorrect', 'Has mezclado 1000 y 1024', ['500 GiB']],
  [asked(465.66, 'GiB', { tolerance: percent(0.01) }), 'almost', 'redondeado demasiado', ['466 GiB']],
  [
    asked(465.66, 'GiB', { tolerance: percent(0.01) }),
    'incorrect',
    'demasiado',
    ['470 GiB', '465 GiB', '460 GiB'],
  ],
  [
    asked(4.1, 'kΩ', { ...exact, mistakes: [{ value: 43 / 18, message: 'Has sumado las resistencias.' }] }),
    'known-mistake',
    'Has sumado las resistencias',
    ['2,38889 kΩ', '2,389 kΩ', '2,39 kΩ', '2388,9 Ω', '2,3888888889 kΩ'],
  ],
  [
    asked(4.1, 'kΩ', { ...exact, mistakes: [{ value: 43 / 18, message: 'Has sumado las resistencias.' }] }),
    'incorrect',
    'demasiado pequeño',
    ['2,4 kΩ', '2,38 kΩ', '2 kΩ', '2,37 kΩ'],
  ],
  [heat, 'incorrect', 'Revisa el signo y la operación', ['15 K']],
  [heat, 'unreadable', '«G» no es una unidad', ['12,4 G']],
  [current, 'unreadable', '«k» no es una unidad', ['4k7', '10 k']],
  [asked(12.4, 'g'), 'unreadable', '¿querías escribir «g»?', ['12,4 G']],
  [current, 'incorrect', '«h» mide un tiempo', ['1 h 20 min']],
  [asked(2.2, 'kΩ'), 'correct', 'Correcto', ['2k2', '2,2 k', '2,2K', '2200R']],
]

export const writtenNumberRows = spread(groups)
