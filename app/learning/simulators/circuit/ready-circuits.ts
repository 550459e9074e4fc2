/** State changes of a ready circuit. */
type ReadyCircuit = {
  label: string
  circuito: string
  elegido: string
  /** Value of Ra, if the default of 300 Ω is too small. */
  ra?: number
  /** Switches that are open at first. */
  open?: readonly ('k1' | 'k2' | 'k3' | 'k4')[]
}

/** Options of «Empezar con…»; the first is the initial state. */
export const readyCircuits: Readonly<Record<string, ReadyCircuit>> = {
  ohm: {
    label: 'Ley de Ohm: una resistencia',
    circuito: 'pilav-a4a3_k1-a2b2_ra-c2d2_a-e2e3_v-c2d2_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4a4',
    elegido: 'R1',
  },
  bombilla: {
    label: 'Una bombilla y un interruptor',
    circuito: 'pila4.5-a4a3_k1-b2c2_bombilla30-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'B1',
  },
  serie: {
    label: 'Dos resistencias en serie',
    circuito: 'pilav-a4a3_ra-b2c2_rb-d2e2_a-d4c4_v-b2c2_v-d2e2_hilo-a3a2b2_hilo-c2d2_hilo-e2e4d4_hilo-c4a4',
    elegido: 'R1',
  },
  paralelo: {
    label: 'Dos resistencias en paralelo',
    circuito: 'pilav-a4a3_a-a2b2_ra-c2c3_rb-e2e3_hilo-a3a2_hilo-b2e2_hilo-c3c4_hilo-e3e4a4',
    elegido: 'R1',
  },
  bombillas: {
    label: 'Dos bombillas en paralelo, cada una con su interruptor',
    circuito: 'pila4.5-a4a3_k1-c2c3_k2-e2e3_bombilla30-c3c4_bombilla30-e3e4_hilo-a3a2e2_hilo-e4a4',
    elegido: 'B1',
  },
  mixto: {
    label: 'Circuito mixto',
    circuito:
      'pila12-a4a3_r1000-a2b2_r2000-c2c3_r2000-e2e3_a-c4b4_hilo-a3a2_hilo-b2e2_hilo-c3c4_hilo-e3e4c4_hilo-b4a4',
    elegido: 'R1',
  },
  led: {
    label: 'LED con resistencia',
    circuito:
      'pilav-a4a3_k1-a2b2_ra-c2d2_ledrojo-e2e3_a-d4c4_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4d4_hilo-c4a4',
    elegido: 'LED1',
    ra: 390,
  },
  sinresistencia: {
    label: 'LED sin resistencia: se quema',
    circuito: 'pila9-a4a3_k1-b2c2_ledrojo-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'LED1',
  },
  ldr: {
    label: 'Divisor con LDR',
    circuito: 'pila9-a4a3_ldr10k-d2d3_r4700-d3d4_v-d3d4_hilo-a3a2d2_hilo-d4a4',
    elegido: 'LDR1',
  },
  ntc: {
    label: 'Aviso de calor con NTC',
    circuito:
      'pila9-a4a3_ntc1k-a2b2_r330-c2d2_ledrojo-e2e3_a-d4c4_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4d4_hilo-c4a4',
    elegido: 'LED1',
  },
  motor: {
    label: 'Motor con interruptor',
    circuito: 'pila4.5-a4a3_k1-b2c2_motor15-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'M1',
  },
  corto: {
    label: 'Cortocircuito: cierra K1',
    circuito: 'pila4.5-a4a3_k1-c2c3_bombilla30-e2e3_hilo-a3a2e2_hilo-c3c4_hilo-e3e4a4',
    elegido: 'B1',
    open: ['k1'],
  },
  puente: {
    label: 'Puente: ni serie ni paralelo',
    circuito: 'pila9-a4a3_r100-c2c3_r200-e2e3_r50-d3e3_r300-c3c4_r100-e3e4_hilo-c3d3_hilo-a3a2e2_hilo-e4a4',
    elegido: 'R3',
  },
}
