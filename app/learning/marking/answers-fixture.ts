import type { QuantityAnswer } from './mark-quantity.ts'
import type { Verdict } from './part.ts'
import type { Tolerance } from './tolerance.ts'

/** A written answer and its verdict; `says` is part of its message. */
export type AnswerRow = { answer: QuantityAnswer; given: string; verdict: Verdict; says: string }

export const percent = (by: number): Tolerance => ({ kind: 'relative', by: by / 100 })

/** Returns the right answer to a quantity, within 1 % by default. */
export function asked(
  value: number,
  unit: string,
  { tolerance = percent(1), mistakes = [] }: Partial<QuantityAnswer> = {},
): QuantityAnswer {
  return { value, unit, tolerance, mistakes }
}

export type AnswerGroup = [answer: QuantityAnswer, verdict: Verdict, says: string, given: readonly string[]]

const led = asked(350, 'Ω', {
  tolerance: percent(2),
  mistakes: [{ value: 450, message: 'No has restado la tensión del LED.' }],
})
const current = asked(20, 'mA')
const gear = asked(300, 'rpm', { mistakes: [{ value: 2700, message: 'Has cambiado los dientes de sitio.' }] })
const torque = asked(12, 'N·m')
const energy = asked(90, 'kWh')
const speed = asked(0.425, 'm/s', { tolerance: { kind: 'figures', count: 3 } })
const money = asked(18, '€', { tolerance: { kind: 'absolute', by: 0.005 } })
const time = asked(120, 's')
const share = asked(25.1, '%')
const layers = asked(200, 'capas', { tolerance: { kind: 'exact' } })
const ratio = asked(3, '', { tolerance: { kind: 'exact' } })
const served = asked(18.4, 'mA', { mistakes: [{ value: 20, message: 'Eso pasa con la otra resistencia.' }] })
const length = asked(1234, 'm')
const small = asked(1.234, 'm')
const image = asked(6_220_800, 'B')
const cold = asked(-5, '°C')
const nothing = asked(0, 'V')
const heat = asked(0.5, 'W/(m²·K)')

/** Written by hand: what students of this subject write. */
const groups: readonly AnswerGroup[] = [
  [
    led,
    'correct',
    'Correcto',
    ['350 Ω', '350Ω', ' 350  Ω ', '350 ohm', '350 ohmios', '350 Ohmios', '0,35 kΩ', '0.35 kΩ', '0,35 KΩ'],
  ],
  [
    led,
    'correct',
    'Correcto',
    [
      '350R',
      '0k35',
      '0,35k',
      '350 \u2126',
      '+350 Ω',
      '350,0 Ω',
      '350.0 Ω',
      '3,5·10^2 Ω',
      '3,5·10² Ω',
      '3,5x10^2 Ω',
    ],
  ],
  [
    led,
    'correct',
    'Correcto',
    [
      '3,5 × 10² Ω',
      '3,5*10^2 Ω',
      '3,5*10**2 Ω',
      '3,5e2 Ω',
      '3.5E2 Ω',
      '350000 mΩ',
      '0,000350 MΩ',
      'R = 350 Ω',
      'R=350Ω',
      'R_s = 350 Ω',
    ],
  ],
  [
    led,
    'correct',
    'Correcto',
    [
      '= 350 Ω',
      '≈ 350 Ω',
      '~350 Ω',
      'aprox. 350 Ω',
      '350 Ω.',
      '350 Ω;',
      '350\u00a0Ω',
      '350\u202fΩ',
      '356 Ω',
      '344 Ω',
      '700/2 Ω',
      '350 V/A',
    ],
  ],
  [led, 'almost', 'falta la unidad: Ω', ['350', '350,0', '700/2', '3,5·10^2', 'R = 350']],
  [served, 'known-mistake', 'Eso pasa con la otra resistencia', ['20 mA', '0,02 A']],
  [served, 'almost', 'has redondeado demasiado', ['18 mA']],
  [
    led,
    'known-mistake',
    'No has restado la tensión del LED',
    ['450 Ω', '0,45 kΩ', '450', '0k45', '450.0 ohmios'],
  ],
  [
    led,
    'incorrect',
    '1000 veces mayor: revisa el prefijo',
    ['350 kΩ', '350000 Ω', '350k', '350 KΩ', '350000'],
  ],
  [led, 'incorrect', '1000 veces menor: revisa el prefijo', ['0,35 Ω', '0,35', '350 mΩ']],
  [led, 'incorrect', '10 veces menor: revisa la coma', ['35 Ω', '35']],
  [led, 'incorrect', '10 veces mayor: revisa la coma', ['3500 Ω', '3,5 kΩ', '3k5']],
  [led, 'incorrect', 'el signo es el contrario', ['-350 Ω', '−350 Ω', '–350 Ω']],
  [led, 'incorrect', 'justo el doble', ['700 Ω', '0,7 kΩ']],
  [led, 'incorrect', 'justo la mitad', ['175 Ω']],
  [led, 'incorrect', 'demasiado grande', ['390 Ω', '501 Ω', '9'.repeat(150)]],
  [led, 'incorrect', 'demasiado pequeño', ['333 Ω', '0 Ω', '1 Ω']],
  [
    led,
    'incorrect',
    'mide una tensión, y aquí se pide una resistencia',
    ['350 V', '7 V', '350 mV', '350 voltios'],
  ],
  [led, 'incorrect', 'mide una intensidad de corriente', ['20 mA', '350 A', '0,02 amperios']],
  [led, 'incorrect', 'mide un tiempo', ['1 h 20 min', '350 s', '2 minutos']],
  [
    led,
    'unreadable',
    'No lo entiendo. Escribe un número',
    ['abc', 'no sé', 'Ω', '?', '__proto__', 'constructor', 'null', '٣٥٠ Ω', '３５０ Ω', 'NaN', 'Infinity'],
  ],
  [led, 'unreadable', 'No lo entiendo. Escribe una respuesta', ['', '   ', '\t\n', '=', '.']],
  [led, 'unreadable', 'demasiado largo', ['3'.repeat(201), ' '.repeat(300), '('.repeat(100_000)]],
  [
    led,
    'unreadable',
    'dos valores',
    [
      '350 - 450 Ω',
      '350-450',
      '350 y 450',
      '350 o 450 Ω',
      '350; 450',
      '350 ± 5 Ω',
      'entre 300 y 400 Ω',
      '350 a 400 Ω',
      '350, 450',
    ],
  ],
  [
    led,
    'unreadable',
    'no la operación',
    ['7/0,02 Ω', '(9-2)/0,02', '9·2', '7 : 0,02', '2·175 Ω', '√4 Ω', 'alert(1)'],
  ],
  [led, 'unreadable', 'demasiado grande para leerlo', ['10^999', '1e999 Ω', '3·10^400', '9^999']],
  [led, 'unreadable', 'no es una unidad', ['350 Oms', '350 homios', '350 x', '350 <b>', '350 kw', '350 zz']],
  [
    current,
    'correct',
    'Correcto',
    [
      '20 mA',
      '0,02 A',
      '0.020 A',
      '20000 µA',
      '20000 uA',
      '20 000 μA',
      '2·10^-2 A',
      '2·10⁻² A',
      '2e-2 A',
      '20 miliamperios',
      '0,02 amperios',
      'I = 20 mA',
      '1/50 A',
    ],
  ],
  [current, 'almost', 'sin unidad no se sabe', ['0,02', '0.02', '2e-2', '1/50']],
  [current, 'almost', 'falta la unidad: mA', ['20', '20,0', 'I = 20']],
  [current, 'unreadable', '¿querías escribir «mA»? Las mayúsculas cuentan', ['20 ma', '20 Ma']],
  [current, 'incorrect', 'veces mayor', ['20 MA', '20 A', '20 kA', '0,2 A']],
  [current, 'incorrect', 'veces menor', ['20 µA', '2 mA', '0,02 mA']],
  [asked(5, 'mW'), 'incorrect', 'veces mayor', ['5 MW', '5 W']],
  [
    asked(5, 'kW'),
    'correct',
    'Correcto',
    ['5 kW', '5 KW', '5000 W', '5000 vatios', '5 kilovatios', '5 kJ/s', '5 kV·A'],
  ],
  [asked(5, 'kW'), 'unreadable', '¿querías escribir «kW»?', ['5 kw', '5 Kw']],
  [asked(2, 'V'), 'unreadable', '¿querías escribir «V»?', ['2 v']],
  [asked(2, 'kHz'), 'correct', 'Correcto', ['2 kHz', '2000 Hz', '2000 hercios', '2 KHz', '2000 1/s']],
  [asked(2, 'kHz'), 'incorrect', 'aquí se pide una frecuencia', ['2000 rpm', '2000 bit/s']],
  [
    gear,
    'correct',
    'Correcto',
    [
      '300 rpm',
      '300 RPM',
      '300 r/min',
      '300 rev/min',
      '300 vueltas/min',
      '300 vueltas por minuto',
      '300 vuelta/minuto',
      '5 vueltas/s',
      '5 rev/s',
      '31,4 rad/s',
      '1800 °/s',
      '18000 rev/h',
    ],
  ],
  [gear, 'incorrect', '«Hz» mide una frecuencia, y aquí se pide una velocidad de giro', ['5 Hz', '300 Hz']],
  [gear, 'known-mistake', 'Has cambiado los dientes de sitio', ['2700 rpm', '2700', '45 rev/s']],
  [gear, 'incorrect', 'factor 60', ['5 rpm', '18000 rpm']],
  [gear, 'incorrect', 'mide una velocidad, y', ['300 m/s', '300 km/h']],
  [
    torque,
    'correct',
    'Correcto',
    ['12 N·m', '12 Nm', '12 N m', '12 N*m', '1200 N·cm', '1200 Ncm', '0,012 kN·m', '12 m·N'],
  ],
  [torque, 'incorrect', '«J» mide una energía, y aquí se pide un momento de fuerza', ['12 J', '0,012 J']],
  [torque, 'incorrect', 'mide una fuerza', ['12 N', '12 newton', '12 kgf']],
  [asked(12, 'J'), 'incorrect', 'mide un momento de fuerza, y aquí se pide una energía', ['12 N·m', '12 Nm']],
  [asked(12, 'J'), 'correct', 'Correcto', ['12 J', '12 julios', '12 W·s', '0,012 kJ', '2,868 cal']],
  [
    energy,
    'correct',
    'Correcto',
    [
      '90 kWh',
      '90 kW·h',
      '90 kW h',
      '90000 Wh',
      '324 MJ',
      '90 KWh',
      '0,09 MWh',
      '90 kilovatios hora',
      '3,24·10^8 J',
    ],
  ],
  [energy, 'incorrect', '«kW» mide una potencia, y aquí se pide una energía', ['90 kW']],
  [energy, 'incorrect', 'mide una potencia', ['90 KW', '90 W']],
  [energy, 'incorrect', 'factor 60', ['5400 kWh', '1,5 kWh']],
  [energy, 'unreadable', '¿querías escribir «kWh»?', ['90 kwh', '90 Kwh']],
  [
    speed,
    'correct',
    'Correcto',
    [
      '0,425 m/s',
      '0.425 m/s',
      '42,5 cm/s',
      '1,53 km/h',
      '0,4252 m/s',
      '425 mm/s',
      '0,425 metros/segundo',
      '0,425 metros por segundo',
      '25,5 m/min',
    ],
  ],
  [speed, 'almost', 'has redondeado demasiado', ['0,43 m/s', '0,4 m/s', '43 cm/s', '1,5 km/h']],
  [speed, 'incorrect', 'demasiado', ['0,5 m/s', '0,44 m/s']],
  [asked(10, 'm/s'), 'incorrect', 'factor 3,6', ['36 m/s', '10 km/h']],
  [
    asked(90, 'km/h'),
    'correct',
    'Correcto',
    ['90 km/h', '90 Km/h', '90 kmh', '25 m/s', '90 kilómetros por hora', '90 kilometros/hora', '1,5 km/min'],
  ],
  [
    money,
    'correct',
    'Correcto',
    [
      '18 €',
      '18,00 €',
      '18.00€',
      '€ 18',
      '€18',
      '18 euros',
      '18 EUR',
      '18 Euros',
      '1800 céntimos',
      '1800 cts',
    ],
  ],
  [money, 'almost', 'falta la unidad: €', ['18', '18,00']],
  [money, 'incorrect', 'demasiado grande', ['18,01 €', '18,50 €', '19 €']],
  [money, 'incorrect', 'mide una energía', ['18 kWh']],
  [
    time,
    'correct',
    'Correcto',
    [
      '120 s',
      '2 min',
      '120 segundos',
      '2 minutos',
      '120 seg',
      '2 min 0 s',
      '1 min 60 s',
      '1 min y 60 s',
      '0,0333 h',
      '1/30 h',
    ],
  ],
  [time, 'almost', 'sin unidad no se sabe', ['2', '1/30']],
  [time, 'incorrect', 'factor 3600', ['120 h', '120 horas']],
  [
    asked(5000, 's'),
    'correct',
    'Correcto',
    ['5000 s', '1 h 23 min 20 s', '1h 23min 20s', '83 min 20 s', '5 000 s', '83,3 min', '5.000 s', '1,389 h'],
  ],
  [share, 'correct', 'Correcto', ['25,1 %', '25.1%', '0,251', '251/1000', '25,1 por ciento', '251 ‰']],
  [share, 'almost', 'falta la unidad: %', ['25,1', '25.1']],
  [share, 'incorrect', 'mide una longitud', ['25,1 m']],
  [layers, 'correct', 'Correcto', ['200', '200 capas', '200 capa', '200 Capas', '2·10^2 capas', '2e2']],
  [layers, 'incorrect', 'Se pide un número de capas', ['200 m', '200 mm']],
  [layers, 'incorrect', 'demasiado', ['201', '199 capas']],
  [ratio, 'correct', 'Correcto', ['3', '3,0', '3.00', '6/2', '300 %', 'i = 3', '+3']],
  [ratio, 'incorrect', 'la división al revés', ['1/3', '0,3333333333']],
  [ratio, 'incorrect', 'El resultado no lleva unidad', ['3 m', '3 rpm']],
  [asked(1.5, ''), 'correct', 'Correcto', ['1 1/2', '1½', '3/2', '1,5', "1'5", '1.5', '15·10^-1']],
  [asked(0.75, ''), 'correct', 'Correcto', ['3/4', '¾', '0,75', ',75', '.75', '75 %']],
  [length, 'correct', 'He leído 1234', ['1.234 m']],
  [length, 'correct', 'Correcto.', ['1234 m', '1 234 m', '1.234,0 m', '1,234.0 m', '1,234 km', '1234,0 m']],
  [length, 'incorrect', '1000 veces menor', ['1,234 m']],
  [small, 'correct', 'He leído 1,234', ['1.234 m']],
  [small, 'correct', 'Correcto.', ['1,234 m', '123,4 cm', '1234 mm', '1.2340 m']],
  [small, 'incorrect', '1000 veces mayor', ['1234 m', '1 234 m', '1.234,0 m']],
  [asked(12_345, 'm'), 'correct', 'He leído 12\u202f345', ['12.345 m']],
  [
    asked(12_345, 'm'),
    'correct',
    'Correcto',
    ['12345 m', '12 345 m', '12.345,00 m', '12,345.0 m', '12,345 km'],
  ],
  [
    asked(4700, 'Ω'),
    'correct',
    'Correcto',
    [
      '4k7',
      '4K7',
      '4k7 Ω',
      '4,7k',
      '4,7K',
      '4,7 K',
      '4,7 kΩ',
      '4.7 KΩ',
      '4700 Ω',
      '4.700 Ω',
      '4 700 Ω',
      '4700R',
    ],
  ],
  [asked(2.2, 'nF'), 'correct', 'Correcto', ['2n2', '2n2 F', '2,2 nF', '2200 pF', '0,0022 µF', '0,0022 uF']],
  [
    image,
    'correct',
    'Correcto',
    [
      '6220800 B',
      '6 220 800 B',
      '6.220.800 B',
      '6,22 MB',
      '6,2208 MB',
      '5,93 MiB',
      '6075 KiB',
      '49,8 Mb',
      '49766400 bits',
      '6220,8 kB',
      '6220800 bytes',
    ],
  ],
  [image, 'incorrect', 'un byte son 8 bits', ['6,22 Mb', '49,8 MB', '777600 B']],
  [image, 'incorrect', '1000 y 1024', ['5,93 MB', '6,22 MiB']],
  [
    asked(100, 'Mb/s'),
    'correct',
    'Correcto',
    ['100 Mb/s', '100 Mbps', '100 Mbit/s', '12,5 MB/s', '100000 kb/s'],
  ],
  [asked(100, 'Mb/s'), 'incorrect', 'un byte son 8 bits', ['100 MB/s', '100 MBps']],
  [
    cold,
    'correct',
    'Correcto',
    ['-5 °C', '-5 ºC', '−5 °C', '- 5 °C', '268,15 K', '-5 grados centígrados', '-5 ℃'],
  ],
  [cold, 'incorrect', 'el signo es el contrario', ['5 °C', '5 ºC']],
  [nothing, 'correct', 'Correcto', ['0 V', '0,0 V', '0 mV', '-0 V']],
  [nothing, 'incorrect', 'demasiado grande', ['1 V', '0,1 V']],
  [
    heat,
    'correct',
    'Correcto',
    ['0,5 W/(m²·K)', '0,5 W/m²K', '0,5 W/m2·K', '0,5 W/(m^2·K)', '0,50 W/m² K', '500 mW/m²K'],
  ],
  [heat, 'incorrect', 'no mide lo que se pide', ['0,5 W/m²', '0,5 m²·K/W']],
  [
    asked(12.4, 'g'),
    'correct',
    'Correcto',
    ['12,4 g', '12,4 gr', '12,4 gramos', '0,0124 kg', '0,0124 Kg', '12400 mg', '0,0124 kilos'],
  ],
  [
    asked(1.24, 'g/cm³'),
    'correct',
    'Correcto',
    ['1,24 g/cm³', '1,24 g/cm3', '1240 kg/m³', '1,24 g/cc', '1,24 kg/L', '1,24 g/mL', '1,24 kg/dm^3'],
  ],
  [
    asked(6, 'bar'),
    'correct',
    'Correcto',
    ['6 bar', '6 bares', '600 kPa', '0,6 MPa', '6·10^5 Pa', '600000 N/m²', '0,6 N/mm²'],
  ],
  [
    asked(2.5, 'V'),
    'correct',
    'Correcto',
    ['2,5 V', '2,50 V', '2500 mV', '2,5 voltios', '2.5 voltio', '5/2 V'],
  ],
  [
    asked(350, 'm³'),
    'correct',
    'Correcto',
    ['350 m³', '350 m3', '350 m^3', '350000 L', '350000 litros', '350 metros^3'],
  ],
  [
    asked(45, '°'),
    'correct',
    'Correcto',
    ['45°', '45 º', '45 grados', '0,7854 rad', '1/8 vuelta', '0,125 vueltas'],
  ],
]

/** Expands groups to one row for each written text. */
export function spread(all: readonly AnswerGroup[]): AnswerRow[] {
  return all.flatMap(([answer, verdict, says, given]) =>
    given.map((text) => ({ answer, given: text, verdict, says })),
  )
}

/** Values to be written in every notation: right with the unit, «Casi» without it. */
const values = [0.5, 1.5, 12, 47.5, 250, 1250, 1234.5, 98_765, 0.025]

function spell(value: number): string[] {
  const [whole = '', decimals] = String(value).split('.')
  const comma = decimals ? `${whole},${decimals}` : whole
  const point = String(value)
  const groupedBy = (mark: string): string =>
    whole.replace(/\B(?=(\d{3})+$)/g, mark) + (decimals ? `,${decimals}` : '')
  const [mantissa = '', power = ''] = value.toExponential().split('e')
  const powers = ['·10^', 'e', 'E', 'x10^'].map(
    (mark) => `${mantissa.replace('.', ',')}${mark}${power.replace('+', '')}`,
  )
  return [...new Set([comma, point, groupedBy(' '), groupedBy('.'), groupedBy('\u202f'), ...powers])]
}

const generated: readonly AnswerRow[] = values.flatMap((value) =>
  spell(value).flatMap((text): AnswerRow[] => [
    { answer: asked(value, 'V'), given: `${text} V`, verdict: 'correct', says: 'Correcto' },
    { answer: asked(value, 'V'), given: text, verdict: 'almost', says: 'falta la unidad: V' },
  ]),
)

/** The table of answers that the marking must satisfy, in Node and in a browser. */
export const answerRows: readonly AnswerRow[] = [...spread(groups), ...generated]
