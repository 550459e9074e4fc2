import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Parameters, type Values } from '../simulator.ts'
import { type CircuitState, runCircuit } from './circuit-state.ts'

/** Texts of the simulator. */
export const pneumaticsTexts = {
  title: 'Neumática',
  summary:
    'Acciona las válvulas de seis circuitos de aire comprimido y mira qué líneas tienen presión, qué hace el cilindro, con cuánta fuerza y con cuánto aire.',
  circuit: 'Circuito',
  circuits: {
    simple: 'Simple efecto con válvula 3/2',
    doble: 'Doble efecto con válvula 5/2',
    velocidad: 'Doble efecto con regulación de velocidad',
    o: 'Función O: selector de circuito y dos 3/2',
    y: 'Función Y: válvula de simultaneidad y dos 3/2',
    biestable: 'Válvula 5/2 biestable pilotada por dos 3/2',
  },
  actuator: 'Mando de la válvula',
  actuators: {
    pulsador: 'Pulsador y muelle (monoestable)',
    palanca: 'Palanca con enclavamiento (biestable)',
  },
  s1: 'S1 accionado',
  s2: 'S2 accionado',
  memory: 'Pulsadores S1 y S2',
  memoryHint: 'La válvula 5/2 se queda como la dejó la última señal.',
  memories: {
    s1: 'S1 pulsado',
    tras1: 'Ninguno, después de soltar S1',
    s2: 'S2 pulsado',
    tras2: 'Ninguno, después de soltar S2',
    ambos1: 'Los dos a la vez; S1 llegó antes',
    ambos2: 'Los dos a la vez; S2 llegó antes',
  },
  pressure: 'Presión del aire',
  pressureHint: 'Sobre la atmosférica, como la marca el manómetro.',
  piston: 'Diámetro del émbolo',
  rod: 'Diámetro del vástago',
  stroke: 'Carrera',
  spring: 'Fuerza del muelle',
  flow: 'Caudal que dejan pasar los tubos',
  flowHint: 'De aire ya comprimido.',
  throttled: 'Caudal que deja pasar el estrangulador',
  throttledHint: 'Frena el aire que sale mientras el vástago avanza.',
  hand: 'Accionar las válvulas',
  press: (name: string): string => `Accionar ${name}`,
  release: (name: string): string => `Soltar ${name}`,
  forceOut: 'Fuerza en el avance',
  forceBack: 'Fuerza en el retorno',
  forceSpring: 'Fuerza en el retorno (muelle)',
  air: 'Aire libre por ciclo',
  speedOut: 'Velocidad de avance',
  speedBack: 'Velocidad de retorno',
  timeOut: 'Tiempo de avance',
  rodIs: 'Vástago',
  out: 'fuera (A+)',
  back: 'dentro (A−)',
  askForce: '¿Con qué fuerza avanza el cilindro de doble efecto?',
  askBack: '¿Con qué fuerza retrocede el cilindro de doble efecto?',
  askAir: '¿Cuánto aire libre gasta el cilindro de doble efecto en un ciclo?',
  askSpeed: '¿A qué velocidad avanza el vástago con el estrangulador?',
  mistakes: {
    radius: 'Has usado el diámetro como si fuera el radio: sale cuatro veces mayor.',
    bar: 'Has multiplicado por los bares: 1 bar son 0,1 N/mm².',
    noRod: 'Esa es la fuerza del avance: en el retorno, el vástago quita superficie.',
    rodOnly: 'Has usado la superficie del vástago: es justo la que hay que restar.',
    compressed: 'Ese es el volumen de aire comprimido. Como aire libre ocupa p + 1 veces más.',
    gauge: 'Has multiplicado por p: falta el bar de la atmósfera, que el manómetro no cuenta.',
    oneWay: 'Has contado solo el avance: en el retorno también se gasta aire.',
    wholePiston:
      'El aire que se frena es el de la cámara del vástago: su superficie es la del émbolo menos la del vástago.',
    perMinute: 'El caudal está en litros por minuto: divide entre 60.',
  },
} as const

export const pneumaticsParameters = {
  circuito: {
    kind: 'choice',
    label: pneumaticsTexts.circuit,
    options: pneumaticsTexts.circuits,
    initial: 'doble',
  },
  mando: {
    kind: 'choice',
    label: pneumaticsTexts.actuator,
    options: pneumaticsTexts.actuators,
    initial: 'pulsador',
  },
  s1: { kind: 'switch', label: pneumaticsTexts.s1, initial: false },
  s2: { kind: 'switch', label: pneumaticsTexts.s2, initial: false },
  memoria: {
    kind: 'choice',
    label: pneumaticsTexts.memory,
    hint: pneumaticsTexts.memoryHint,
    options: pneumaticsTexts.memories,
    initial: 'tras2',
  },
  presion: numberParameter(pneumaticsTexts.pressure, 'bar', [1, 10, 0.5, 6], {
    symbol: 'p',
    hint: pneumaticsTexts.pressureHint,
  }),
  embolo: numberParameter(pneumaticsTexts.piston, 'mm', [10, 100, 1, 50], { symbol: 'D' }),
  vastago: numberParameter(pneumaticsTexts.rod, 'mm', [4, 40, 1, 20], { symbol: 'd' }),
  carrera: numberParameter(pneumaticsTexts.stroke, 'mm', [10, 500, 5, 100], { symbol: 'L' }),
  muelle: numberParameter(pneumaticsTexts.spring, 'N', [10, 300, 5, 80], { symbol: 'Fₘ' }),
  caudal: numberParameter(pneumaticsTexts.flow, 'L/min', [5, 200, 5, 60], {
    symbol: 'q',
    hint: pneumaticsTexts.flowHint,
  }),
  regulado: numberParameter(pneumaticsTexts.throttled, 'L/min', [1, 60, 1, 6], {
    symbol: 'qᵣ',
    hint: pneumaticsTexts.throttledHint,
  }),
} as const satisfies Parameters

export type PneumaticsParameters = typeof pneumaticsParameters

export type PneumaticsValues = Values<PneumaticsParameters>

type OutputName = 'posicion' | 'avance' | 'retroceso' | 'aire' | 'velocidad' | 'vuelta' | 'tiempo'

/**
 * Outcome of a circuit. `state`: its valves and lines; `isOut`: final position of the rod; speeds in mm/s.
 */
export type PneumaticsOutcome = Outcome & {
  outputs: Readonly<Record<OutputName, Output>>
  state: CircuitState
  isOut: boolean
  speed: { out: number; back: number }
}

/** Whether the cylinder of a circuit has a spring instead of a second chamber. */
export function isSingleActing(circuito: string): boolean {
  return circuito === 'simple' || circuito === 'o' || circuito === 'y'
}

/**
 * Computes a cylinder and its circuit: forces (F = p · A), air per cycle and speeds (v = q / A).
 * Air is free air: V · (p + 1), with p in bar above the atmosphere of 1 bar.
 * Extreme values are valid: a rod as thick as its piston has no return force, and a spring that is too strong
 * keeps it in.
 */
export function computePneumatics(values: PneumaticsValues): PneumaticsOutcome {
  const state = runCircuit(values)
  const { out, back, single } = measure(values)
  const isOut = state.wantsOut && out.force > 0
  const outputs: PneumaticsOutcome['outputs'] = {
    posicion: {
      label: pneumaticsTexts.rodIs,
      symbol: '',
      unit: '',
      value: isOut ? pneumaticsTexts.out : pneumaticsTexts.back,
    },
    avance: output(pneumaticsTexts.forceOut, 'F₊', 'N', Math.max(0, out.force)),
    retroceso: output(
      single ? pneumaticsTexts.forceSpring : pneumaticsTexts.forceBack,
      'F₋',
      'N',
      Math.max(0, back.force),
    ),
    aire: output(pneumaticsTexts.air, 'V', 'L', airOfCycle(values)),
    velocidad: output(pneumaticsTexts.speedOut, 'v₊', 'cm/s', out.speed / 10),
    vuelta: output(pneumaticsTexts.speedBack, 'v₋', 'cm/s', back.speed / 10),
    tiempo: output(pneumaticsTexts.timeOut, 't', 's', out.speed > 0 ? values.carrera / out.speed : 0),
  }
  return {
    outputs,
    state,
    isOut,
    speed: { out: out.speed, back: back.speed },
    warnings: warn(values, out.force),
    sentence: `${tellRod(outputs, isOut)} ${state.says}`,
  }
}

type Way = { force: number; speed: number }

/** Forces in N, speeds in mm/s. 1 bar = 0,1 N/mm²; 1 L/min = 10⁶/60 mm³/s. */
function measure(values: PneumaticsValues): { out: Way; back: Way; single: boolean } {
  const { circuito, presion, embolo, vastago, muelle, caudal, regulado } = values
  const single = isSingleActing(circuito)
  const pressure = presion / 10
  const whole = area(embolo)
  const ring = Math.max(0, whole - area(vastago))
  const flow = toVolume(caudal)
  const force = pressure * whole - (single ? muelle : 0)
  // With a throttle, the exhaust air of the rod side sets the speed, unless the inflow is even slower.
  const speed =
    circuito === 'velocidad' && ring > 0 ? Math.min(toVolume(regulado) / ring, flow / whole) : flow / whole
  const back = single
    ? { force: muelle, speed: flow / whole }
    : { force: pressure * ring, speed: ring > 0 ? flow / ring : 0 }
  return { out: { force, speed: force > 0 ? speed : 0 }, back, single }
}

/** Area of a circle, in mm². */
function area(diameter: number): number {
  return (Math.PI * diameter ** 2) / 4
}

function toVolume(litresPerMinute: number): number {
  return (litresPerMinute * 1e6) / 60
}

/** Litres of free air, out and back. */
function airOfCycle({ circuito, presion, embolo, vastago, carrera }: PneumaticsValues): number {
  const chambers = isSingleActing(circuito)
    ? area(embolo)
    : area(embolo) + Math.max(0, area(embolo) - area(vastago))
  return ((chambers * carrera) / 1e6) * (presion + 1)
}

function output(label: string, symbol: string, unit: string, value: number): Output {
  return { label, symbol, unit, value }
}

function tellRod({ avance, retroceso }: PneumaticsOutcome['outputs'], isOut: boolean): string {
  const force = Number((isOut ? avance : retroceso).value)
  const where = isOut ? 'Vástago fuera' : 'Vástago dentro'
  return `${where}, empujado con ${formatNumber(force, 4)} N.`
}

function warn({ circuito, vastago, embolo, muelle }: PneumaticsValues, out: number): string[] {
  const warnings: string[] = []
  if (!isSingleActing(circuito) && vastago >= embolo)
    warnings.push(
      'El vástago no cabe: tiene que ser más fino que el émbolo. No queda superficie para volver.',
    )
  if (out <= 0)
    warnings.push(
      `El muelle empuja con ${formatNumber(muelle)} N, tanto como el aire o más: el vástago no sale. Sube la presión o el diámetro.`,
    )
  return warnings
}
