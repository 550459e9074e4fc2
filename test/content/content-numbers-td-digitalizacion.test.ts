import { expect, test } from 'vitest'
import { expectProblem, spanishNumber } from './content-numbers.ts'

/** The newer problems of «Vida digital (1.º–3.º ESO)», recalculated from the data of their statements. */

test('td-digitalizacion-estima-fotos-que-caben: free bytes / bytes per photo', () => {
  const [free, photo] = [24e9, 4e6]
  const photos = free / photo
  expectProblem(
    'td-digitalizacion-estima-fotos-que-caben',
    ['24 GB libres', '4 MB', '10 fotos al día'],
    [`${spanishNumber(photos)} fotos`, `${spanishNumber(photos / 10)} días`],
  )
})

test('td-digitalizacion-fallo-la-copia-mas-lenta: the slowest part sets the speed', () => {
  const [size, reading, writing] = [12e9, 80e6, 20e6]
  const seconds = size / Math.min(reading, writing)
  expectProblem(
    'td-digitalizacion-fallo-la-copia-mas-lenta',
    ['12 GB', 'se lee a 80 MB/s', 'escribe a 20 MB/s', `${size / reading} s`],
    [`${spanishNumber(seconds)} s`, `${spanishNumber(seconds / 60)} min`],
  )
})

test('td-digitalizacion-cartel-con-creditos: bytes = width · height · bits per pixel / 8', () => {
  const [width, height] = [20 * 60, 15 * 60]
  expectProblem(
    'td-digitalizacion-cartel-con-creditos',
    ['20 cm × 15 cm', '60 píxeles por centímetro', '24 bits por píxel'],
    [`${width} píxeles × ${height} píxeles`, `${spanishNumber((width * height * 24) / 8 / 1e6, 2)} MB`],
  )
})

test('td-digitalizacion-fallo-color-hexadecimal: 200 in base 16', () => {
  const green = 200
  expectProblem(
    'td-digitalizacion-fallo-color-hexadecimal',
    [`verde de ${green}`, `cociente ${Math.floor(green / 16)}`, `resto ${green % 16}`],
    [green.toString(16).toUpperCase(), `${3 * 8} bits`, `${2 ** 8} niveles`],
  )
})

test('td-digitalizacion-paquetes-de-un-audio: bytes of the audio / bytes per packet', () => {
  const bytes = 150e3
  const packets = Math.ceil(bytes / 1500)
  expect(packets * 1500).toBe(bytes)
  expectProblem('td-digitalizacion-paquetes-de-un-audio', ['150 kB', '1500 bytes'], [`${packets} paquetes`])
})

test('td-digitalizacion-disena-reparto-de-la-conexion: the remaining rate, and the time at that rate', () => {
  const [line, call, game, video] = [50e6, 4e6, 2e6, 8e6]
  const free = line - call - call - game
  const seconds = (2e9 * 8) / (free - video)
  expectProblem(
    'td-digitalizacion-disena-reparto-de-la-conexion',
    ['50 Mb/s', 'dos videollamadas, de 4 Mb/s', 'de 2 Mb/s', 'de 8 Mb/s', '2 GB'],
    [`${free / 1e6} Mb/s`, `${Math.floor(free / video)} vídeos`, `${seconds} s`],
  )
})

test('td-digitalizacion-candado-de-ruedas: keys = symbols to the power of the wheels', () => {
  const count = (wheels: number): number => (wheels === 0 ? 1 : 10 * count(wheels - 1))
  expectProblem(
    'td-digitalizacion-candado-de-ruedas',
    ['3 ruedas', '10 símbolos'],
    [`${spanishNumber(count(3))} claves`, `${spanishNumber(count(4))} claves`],
  )
})

test('td-digitalizacion-estima-subir-la-copia: time = 8 · bytes / bits per second', () => {
  const bytes = 1500 * 5 * 4e6
  expectProblem(
    'td-digitalizacion-estima-subir-la-copia',
    ['1500 fotos al año', '4 MB', '5 años', '20 Mb/s'],
    [`${bytes / 1e9} GB`, `${(bytes * 8) / 20e6 / 60} min`],
  )
})
