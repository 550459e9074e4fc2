import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'adc-pwm',
  title: 'ADC y PWM',
  sentence:
    'Con 10 bits, 2,5 V se lee 512 (10 0000 0000 en binario). Ese número dice 2,502 V: el error es de 2,444 mV.',
  // Two bits down from ten are eight. The voltage has steps of 0.01 V; PageDown moves ten at once.
  keys: [
    { label: 'Bits (n)', press: ['ArrowDown', 'ArrowDown'] },
    { label: 'Tensión de entrada, V', press: ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageDown'] },
  ],
  // 2 · 255 / 5 = 102.
  said: 'Con 8 bits, 2 V se lee 102 (0110 0110 en binario). Ese número dice 2 V: el error es de 0 mV.',
  reading: ['Número que lee', '102'],
  taps: ['Pausa', 'Volver a empezar'],
  saidAfterTaps:
    'Con 10 bits, 2,5 V se lee 512 (10 0000 0000 en binario). Ese número dice 2,502 V: el error es de 2,444 mV.',
  printed: ['ADC y PWM', 'Con 10 bits, 2,5 V se lee 512'],
  busiest: ['?parte=pwm', '?bits=10&fs=200'],
}
