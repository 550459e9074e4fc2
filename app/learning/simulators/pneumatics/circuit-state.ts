/** Pressure in each line of a circuit: true if pressurised. Lines are named by what they connect. */
export type Lines = {
  /** From S1, and from S2. */
  first: boolean
  second: boolean
  /** To the piston side of the cylinder, and to the rod side. */
  piston: boolean
  rod: boolean
}

/** The valves of a circuit. `isShifted`: the 5/2 valve below the cylinder feeds the piston side. */
export type CircuitState = {
  s1: boolean
  s2: boolean
  isShifted: boolean
  lines: Lines
  wantsOut: boolean
  says: string
}

type Given = { circuito: string; mando: string; s1: boolean; s2: boolean; memoria: string }

/** Computes which valves are shifted and which lines are pressurised, and describes it. */
export function runCircuit(given: Given): CircuitState {
  switch (given.circuito) {
    case 'simple':
      return single(given)
    case 'o':
      return joined(given, given.s1 || given.s2, tellOr(given))
    case 'y':
      return joined(given, given.s1 && given.s2, tellAnd(given))
    case 'biestable':
      return remembering(given.memoria)
    default:
      return double(given)
  }
}

function single({ s1, mando }: Given): CircuitState {
  const says = s1
    ? `${acted(mando)}: la 3/2 une 1 con 2 y el aire entra en el cilindro.`
    : `${released(mando)}: la 3/2 une 2 con 3, el aire sale por el escape y el muelle recoge el vástago.`
  return {
    s1,
    s2: false,
    isShifted: false,
    wantsOut: s1,
    says,
    lines: { first: s1, second: false, piston: s1, rod: false },
  }
}

function double({ circuito, s1, mando }: Given): CircuitState {
  const slow = circuito === 'velocidad' ? ', frenado por el estrangulador' : ''
  const free = circuito === 'velocidad' ? ', y entra sin freno por el antirretorno' : ''
  const says = s1
    ? `${acted(mando)}: la 5/2 une 1 con 4, y el aire del otro lado sale por 2 y 3${slow}.`
    : `${released(mando)}: la 5/2 une 1 con 2${free}, y el aire del émbolo sale por 4 y 5.`
  return {
    s1,
    s2: false,
    isShifted: s1,
    wantsOut: s1,
    says,
    lines: { first: false, second: false, piston: s1, rod: !s1 },
  }
}

function acted(mando: string): string {
  return mando === 'palanca' ? 'Palanca S1 accionada' : 'S1 pulsado'
}

function released(mando: string): string {
  return mando === 'palanca' ? 'Palanca S1 en reposo' : 'S1 suelto'
}

function joined({ s1, s2 }: Given, wantsOut: boolean, says: string): CircuitState {
  return {
    s1,
    s2,
    isShifted: false,
    wantsOut,
    says,
    lines: { first: s1, second: s2, piston: wantsOut, rod: false },
  }
}

function tellOr({ s1, s2 }: Given): string {
  if (s1 && s2) return 'S1 y S2 pulsados: el selector deja pasar el aire.'
  if (s1 || s2)
    return `Solo ${s1 ? 'S1' : 'S2'} pulsado: la bola del selector cierra el otro lado y el aire pasa.`
  return 'S1 y S2 sueltos: no llega aire y el muelle recoge el vástago.'
}

function tellAnd({ s1, s2 }: Given): string {
  if (s1 && s2) return 'S1 y S2 pulsados: la válvula de simultaneidad deja pasar el aire.'
  if (s1 || s2)
    return `Solo ${s1 ? 'S1' : 'S2'} pulsado: su aire cierra la válvula de simultaneidad. Faltan los dos.`
  return 'S1 y S2 sueltos: no llega aire y el muelle recoge el vástago.'
}

/** The last signal stays. If both are present, the one that came first wins. */
function remembering(memoria: string): CircuitState {
  const s1 = memoria === 's1' || memoria.startsWith('ambos')
  const s2 = memoria === 's2' || memoria.startsWith('ambos')
  const isShifted = memoria.endsWith('1')
  return {
    s1,
    s2,
    isShifted,
    wantsOut: isShifted,
    says: tellMemory(s1, s2, isShifted),
    lines: { first: s1, second: s2, piston: isShifted, rod: !isShifted },
  }
}

function tellMemory(s1: boolean, s2: boolean, isShifted: boolean): string {
  const kept = isShifted ? 'S1' : 'S2'
  if (s1 && s2) return `S1 y S2 pulsados: las dos señales empujan igual y la 5/2 sigue como la dejó ${kept}.`
  if (s1) return 'S1 pulsado: pilota la 5/2 por 14, que une 1 con 4.'
  if (s2) return 'S2 pulsado: pilota la 5/2 por 12, que une 1 con 2.'
  return `S1 y S2 sueltos: la 5/2 es biestable y recuerda la última señal, la de ${kept}.`
}

/** Next value of `memoria` when S1 or S2 is pressed or released. */
export function pressMemory(memoria: string, which: 's1' | 's2', isPressed: boolean): string {
  const now = remembering(memoria)
  const s1 = which === 's1' ? isPressed : now.s1
  const s2 = which === 's2' ? isPressed : now.s2
  const last = now.isShifted ? '1' : '2'
  if (s1 && s2) return `ambos${last}`
  if (s1) return 's1'
  if (s2) return 's2'
  return `tras${last}`
}
