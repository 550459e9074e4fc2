import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'binario',
  title: 'Binario y hexadecimal',
  sentence:
    '1011 0101 en binario es 181 en decimal y B5 en hexadecimal. Con 8 bits: 128 + 32 + 16 + 4 + 1 = 181.',
  keys: [
    { label: 'Bit 7, vale 128', press: ['Space'] },
    { label: 'Número decimal', press: ['PageUp', 'ArrowUp', 'ArrowUp'] },
  ],
  said: '0100 0001 en binario es 65 en decimal y 41 en hexadecimal. Con 8 bits: 64 + 1 = 65. Como carácter es «A».',
  reading: ['Carácter ASCII', '«A»'],
  taps: ['Todos a 0', 'Invertir los bits', 'Complemento a 2 (con negativos)'],
  saidAfterTaps:
    '1111 1111 en binario es −1 en decimal y FF en hexadecimal. Con 8 bits: −128 + 64 + 32 + 16 + 8 + 4 + 2 + 1 = −1.',
  printed: ['Binario y hexadecimal', '1011 0101', '128 + 32 + 16 + 4 + 1'],
}
