/** What a ready circuit changes of the state. */
export type ReadyCircuit = {
  label: string
  circuito: string
  elegido: string
  /** Switches that are open at first. */
  open?: readonly ('k1' | 'k2' | 'k3' | 'k4')[]
}

/** What «Empezar con…» offers; the first is the state that everybody begins with. */
export const readyCircuits: Readonly<Record<string, ReadyCircuit>> = {
  ohm: {
    label: 'Ley de Ohm: una resistencia',
    circuito: 'pilav-b4b3_k1-b2c2_ra-c2d2_a-d2e2_v-c2d2_hilo-b3b2_hilo-e2e4b4',
    elegido: 'R1',
  },
  bombilla: {
    label: 'Una bombilla y un interruptor',
    circuito: 'pila4.5-b4b3_k1-b2c2_bombilla30-e2e3_hilo-b3b2_hilo-c2e2_hilo-e3e4b4',
    elegido: 'B1',
  },
  serie: {
    label: 'Dos resistencias en serie',
    circuito: 'pilav-b4b3_ra-b2c2_rb-d2e2_a-e2e3_v-b2c2_v-d2e2_hilo-b3b2_hilo-c2d2_hilo-e3e4b4',
    elegido: 'R1',
  },
  paralelo: {
    label: 'Dos resistencias en paralelo',
    circuito: 'pilav-b4b3_a-b2c2_ra-d2d3_rb-e2e3_hilo-b3b2_hilo-c2e2_hilo-d3d4_hilo-e3e4b4',
    elegido: 'R1',
  },
  bombillas: {
    label: 'Dos bombillas en paralelo, cada una con su interruptor',
    circuito: 'pila4.5-b4b3_k1-d2d3_k2-e2e3_bombilla30-d3d4_bombilla30-e3e4_hilo-b3b2e2_hilo-e4b4',
    elegido: 'B1',
  },
  mixto: {
    label: 'Circuito mixto',
    circuito: 'pila12-b4b3_r1000-b2c2_a-c2d2_r2000-d2d3_r2000-e2e3_hilo-b3b2_hilo-d2e2_hilo-d3d4_hilo-e3e4b4',
    elegido: 'R1',
  },
  led: {
    label: 'LED con resistencia',
    circuito: 'pilav-b4b3_k1-b2c2_ra-c2d2_ledrojo-e2e3_a-e3e4_hilo-b3b2_hilo-d2e2_hilo-e4b4',
    elegido: 'LED1',
  },
  sinresistencia: {
    label: 'LED sin resistencia: se quema',
    circuito: 'pila9-b4b3_k1-b2c2_ledrojo-e2e3_hilo-b3b2_hilo-c2e2_hilo-e3e4b4',
    elegido: 'LED1',
  },
  ldr: {
    label: 'Divisor con LDR',
    circuito: 'pila9-b4b3_ldr10k-d2d3_r4700-d3d4_v-d3d4_hilo-b3b2d2_hilo-d4b4',
    elegido: 'LDR1',
  },
  ntc: {
    label: 'Aviso de calor con NTC',
    circuito: 'pila9-b4b3_ntc1k-b2c2_r330-c2d2_ledrojo-e2e3_a-e3e4_hilo-b3b2_hilo-d2e2_hilo-e4b4',
    elegido: 'LED1',
  },
  motor: {
    label: 'Motor con interruptor',
    circuito: 'pila4.5-b4b3_k1-b2c2_motor15-e2e3_hilo-b3b2_hilo-c2e2_hilo-e3e4b4',
    elegido: 'M1',
  },
  corto: {
    label: 'Cortocircuito: cierra K1',
    circuito: 'pila4.5-b4b3_k1-d2d3_bombilla30-e2e3_hilo-b3b2e2_hilo-d3d4_hilo-e3e4b4',
    elegido: 'B1',
    open: ['k1'],
  },
  puente: {
    label: 'Puente: ni serie ni paralelo',
    circuito: 'pila9-b4b3_r100-d1d2_r200-e1e2_r50-d2e2_r300-d2d3_r100-e2e3_hilo-b3b1e1_hilo-e3d3d4b4',
    elegido: 'R3',
  },
}
