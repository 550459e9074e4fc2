import type { Verdict } from './part.ts'

/**
 * Students' answers invented by a teacher who had not seen the marking. Each row holds the right answer, its
 * tolerance in % (null: exact), and the typed answers by fair verdict. Two rules of this site override her
 * verdicts: a point before three digits is a decimal point if only that reading is right, and a unit with
 * wrong capitals may be unreadable, with a suggestion.
 */
export const teacherAnswers: TeacherAnswers = [
  [
    '20 mA',
    1,
    {
      correct: ['20 mA', '0,02 A', '0.02A', '20 miliamperios', 'I = 20mA', 'son 0,020 amperios'],
      almost: ['20'],
      'correct almost unreadable': ['20 ma'],
      incorrect: ['20 A', '0,2 A', '0,02 mA', '20 mV'],
      'incorrect unreadable': ['20 m'],
      unreadable: ['20 o 0,2 A'],
    },
  ],
  ['20 mA', null, { correct: ['2·10^-2 A', '20.000 µA'] }],
  ['17,9 mA', 1, { correct: ['aprox 17.95 mA'], incorrect: ['17 mA'] }],
  [
    '350 Ω',
    1,
    {
      correct: ['350 ohm', '350 ohmios', 'R= 350 Ohms.', 'La resistencia es de 350 Ω'],
      almost: ['350'],
      'correct almost': ['R: 350 omios', '0.350 kΩ'],
      incorrect: ['450 Ω', '350 kΩ', '350 V', '0,35 ohm', '350 / 390'],
      'incorrect unreadable': ['no se'],
    },
  ],
  ['350 Ω', null, { correct: ['0,35 kΩ'], incorrect: ['349 ohmios'] }],
  ['350 Ω', 2, { correct: ['(9-2)/0,02 = 350 ohmios'] }],
  ['4,7 kΩ', null, { correct: ['4k7', '4,7 x 10^3 Ω'] }],
  [
    '4,7 kΩ',
    1,
    {
      correct: ['4700 ohmios', '4.700 Ω', '4.7 kohm', '4,7 kilohmios', '4.700 kΩ'],
      'correct almost': ['4,7 K ohm'],
      almost: ['4700'],
      incorrect: ['472 Ω', '47 kΩ'],
      'incorrect unreadable': ['4,7.00 ohm'],
    },
  ],
  ['350000 Ω', null, { correct: ['350.000 Ω', '350 kΩ'] }],
  ['6 V', null, { correct: ['seis voltios'] }],
  [
    '0,6 A',
    1,
    {
      correct: ['600 mA', ',6 A'],
      incorrect: ['6 A', '0,6 V'],
      'incorrect unreadable': ['entre 0,5 y 0,7 A'],
    },
  ],
  ['0,6 A', null, { correct: ['3/5 A'] }],
  ['60 W', 1, { correct: ['P=60 watts'], 'correct almost unreadable': ['60 w.'] }],
  ['2 kW', 1, { correct: ['2000w/1000 = 2 kW'], incorrect: ['2 kWh'] }],
  [
    '90 kWh',
    1,
    {
      correct: ['90 kW·h', '90.000 Wh', '324 MJ'],
      'correct almost unreadable': ['90 KWH', '90 kwh al mes'],
      incorrect: ['90 kW', '90 Wh'],
      'incorrect unreadable': ['90.000 kWh'],
      'almost unreadable': ['90 k'],
    },
  ],
  ['43,8 kWh', 1, { correct: ['43,8 kilovatios hora', '43.800 kWh'], almost: ['43,8'] }],
  ['376,68 kWh', 1, { correct: ['377 kWh'] }],
  ['3600 J', null, { correct: ['3,6 kJ', '3.600 julios'] }],
  ['100 nF', 1, { correct: ['0,1 uF'], incorrect: ['100 µF'] }],
  ['0,43 mA', 1, { correct: ['430 µA'] }],
  ['5 C', 1, { correct: ['5 culombios'] }],
  [
    '200 N',
    1,
    { correct: ['F=200 newtons'], 'almost unreadable': ['200 n'], incorrect: ['1800 N', '200 kg', '200 Nm'] },
  ],
  ['1178 N', 1, { correct: ['1,18 kN', '1.178,1 N'], incorrect: ['990 N'] }],
  [
    '300 rpm',
    1,
    {
      correct: ['300 r.p.m.', '300 rev/min', '300 vueltas por minuto'],
      almost: ['= 300'],
      'correct almost': ['300 RPM'],
      incorrect: ['2700 rpm', '300 rps', '300 m/s'],
      'almost unreadable': ['3oo rpm'],
    },
  ],
  ['300 rpm', null, { correct: ['5 vueltas/s'] }],
  ['0,425 m/s', 2, { correct: ['42,5 cm/s', '0,43 m/s'] }],
  ['20,4 cm/s', 1, { correct: ['0,204 metros por segundo'], incorrect: ['40,8 cm/s'] }],
  ['6 bar', 1, { correct: ['600 kPa'], 'correct almost': ['6 Bar'], incorrect: ['60 kPa', '6 b'] }],
  ['600000 Pa', null, { correct: ['6·10⁵ Pa'] }],
  ['12 N·m', 1, { correct: ['12 Nm', '12 newton metro'], 'correct almost unreadable': ['12 n.m'] }],
  [
    '2,5 kg',
    1,
    { correct: ['2500 gramos'], 'correct almost unreadable': ['2,5 KG'], unreadable: ['2 5 kg'] },
  ],
  ['3/4', null, { correct: ['0,75', 'i = 3:4'], incorrect: ['4/3'] }],
  ['1/3', 1, { correct: ['0,333'] }],
  ['7,85 g/cm³', 1, { correct: ['7.85 g/cm3'], almost: ['7,85'], incorrect: ['7,85 kg/m³'] }],
  ['7,85 g/cm³', null, { correct: ['7850 kg/m³'] }],
  ['2,70 g/cm³', 1, { correct: ['2,7 gramos por centimetro cubico'] }],
  [
    '250 MPa',
    1,
    { correct: ['250 N/mm2'], 'correct almost unreadable': ['250 Mpa'], incorrect: ['250 kPa'] },
  ],
  ['942 g', 1, { correct: ['0,942 kg'], incorrect: ['324 g'] }],
  ['1:5', null, { correct: ['E 1/5'], incorrect: ['5:1'], 'almost unreadable incorrect': ['1-5'] }],
  ['1:20', null, { correct: ['escala 1 : 20'], incorrect: ['1:200'] }],
  ['7 cm', 1, { correct: ['70 mm'], incorrect: ['175 m', '7 mm'], 'incorrect unreadable': ['asdfg'] }],
  ['181', null, { correct: ['181 en decimal'], incorrect: ['180'] }],
  [
    '10110101',
    null,
    { correct: ['1011 0101', '0b10110101'], incorrect: ['10101101'], 'almost unreadable': ['10110l01'] },
  ],
  ['10011100', null, { correct: ['10011100₂'] }],
  ['B5', null, { correct: ['0xB5', 'b5'], incorrect: ['5B'], 'incorrect unreadable': ['BS'] }],
  ['6 220 800 B', null, { correct: ['6.220.800 bytes'] }],
  [
    '6,22 MB',
    1,
    {
      correct: ['6,2208 megabytes'],
      'almost unreadable': ['6,22 mb'],
      incorrect: ['6,22 Mbit'],
      almost: ['6.220'],
    },
  ],
  ['2 KiB', null, { correct: ['2048 bytes'], incorrect: ['2000 bytes'] }],
  ['16 bits', null, { correct: ['2 bytes'] }],
  ['16 MHz', null, { correct: ['16.000.000 Hz'], 'almost incorrect unreadable': ['16 mhz'] }],
  [
    '8,76 €',
    1,
    { correct: ['8.76 euros'], almost: ['8,76'], incorrect: ['876 €'], 'almost unreadable': ['8 76 €'] },
  ],
  ['18 €', 1, { correct: ['18,00€'], unreadable: ['90 kWh 18'] }],
  ['0,25 €', 1, { correct: ['25 centimos'] }],
  ['0,20 €/kWh', 1, { correct: ['0,2 euros por kWh'], incorrect: ['0,20 kWh'] }],
  [
    '24,9 °C',
    1,
    {
      correct: ['24.9 grados centigrados', '24,9 ºC', '298 K'],
      'correct almost': ['24,9 C', '24,9 grados'],
      incorrect: ['24,9 K'],
      unreadable: ['24,9º o 25,9º'],
    },
  ],
  ['25,1 %', 1, { correct: ['25,1 por ciento'], almost: ['25,1'], incorrect: ['0,251 %'] }],
  [
    '1,5 h',
    null,
    { correct: ['1 h 30 min', 'hora y media'], incorrect: ['1 h 50 min'], 'almost unreadable': ['1:30'] },
  ],
  ['120 s', 1, { correct: ['2 minutos'], 'correct almost': ['120 sg'], incorrect: ['15 s'] }],
  ['200 capas', null, { correct: ['doscientas capas'] }],
  ['12 V', 1, { 'correct almost unreadable': ['12v'], incorrect: ['-12 V'], 'almost unreadable': ['12 ?'] }],
  ['600000 Pa', 1, { 'correct almost unreadable': ['600.000 pa'], 'incorrect unreadable': ['600,000 Pa'] }],
  ['20 mm', 1, { 'correct almost': ['20 m.m.'], incorrect: ['0,8 mm'] }],
  ['298 K', 1, { 'correct almost': ['298 °K'] }],
  ['1,5 h', 1, { 'correct almost': ['1,5 hrs'] }],
  ['5 mW', 1, { 'almost incorrect': ['5 MW'] }],
  ['20 Ω', 1, { incorrect: ['50 Ω'] }],
  ['470 µF', 1, { incorrect: ['470 mF'] }],
  ['0,425 m/s', 1, { incorrect: ['0,425 km/h', '4,25 m/s'] }],
  ['1/3', null, { almost: ['0,33'] }],
  ['19,9 cm', 1, { incorrect: ['39,8 cm'] }],
  ['4 GiB', null, { incorrect: ['4 GB'], 'almost unreadable': ['4 G'] }],
]

/** One or more verdicts; each of them is fair. */
type Fair = Verdict | `${Verdict} ${Verdict}` | `${Verdict} ${Verdict} ${Verdict}`

/** Rows of a right answer, its tolerance in % (null: exact), and typed answers by fair verdict. */
export type TeacherAnswers = readonly [
  right: string,
  tolerance: number | null,
  given: Partial<Record<Fair, string[]>>,
][]
