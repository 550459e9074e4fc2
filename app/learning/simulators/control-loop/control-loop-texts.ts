import { formatNumber } from '../../marking/format-number.ts'
import type { Run } from './control-loop-model.ts'
import type { ControlLoopValues } from './control-loop-parameters.ts'

const show = (value: number, figures = 3): string => formatNumber(value, figures)

const controllers: Readonly<Record<string, string>> = {
  abierto: 'lazo abierto',
  todo: 'control todo o nada',
  histeresis: 'control todo o nada con histéresis',
  proporcional: 'control proporcional',
}

/** «Habitación, control proporcional: a los 180 min…» */
function sentence(values: ControlLoopValues, { pieces, settled, starts, task }: Run, spent: string): string {
  const isTank = values.planta === 'deposito'
  const unit = isTank ? 'cm' : '°C'
  const name = `${isTank ? 'Depósito' : 'Habitación'}, ${controllers[values.modo]}`
  const end = show(pieces.at(-1)?.end ?? task.start)
  const where = isTank ? `el nivel está a ${end} cm` : `la temperatura es de ${end} °C`
  const asked = values.modo === 'abierto' ? '' : `, con la consigna en ${show(task.setpoint)} ${unit}`
  const swing = settled.highest - settled.lowest
  const last =
    swing < 0.05
      ? `En el último cuarto ya casi no cambia.`
      : `En el último cuarto va de ${show(settled.lowest)} a ${show(settled.highest)} ${unit}.`
  return `${name}: a los ${values.min} min ${where}${asked}. ${last} ${startsOf(isTank, starts)} y ${isTank ? 'entran' : 'gasta'} ${spent}.`
}

function startsOf(isTank: boolean, starts: number): string {
  const times = starts === 1 ? 'una vez' : `${starts} veces`
  if (starts === 0) return isTank ? 'La válvula no se abre' : 'La calefacción no arranca'
  return isTank ? `La válvula se abre ${times}` : `La calefacción arranca ${times}`
}

export const controlLoopTexts = {
  finalTemperature: 'Temperatura al final',
  finalLevel: 'Nivel al final',
  meanError: 'Error medio del último cuarto',
  highest: 'Valor más alto del último cuarto',
  lowest: 'Valor más bajo del último cuarto',
  firstOrder: 'Orden al empezar',
  starts: 'Arranques',
  cycle: 'Duración del último ciclo',
  noCycle: 'sin ciclo completo',
  top: 'Temperatura a la que llegaría sin apagarse',
  net: 'Entra menos sale, con la válvula abierta',
  energy: 'Energía gastada',
  water: 'Agua que entra',
  sentence,
  spent: ({ planta }: ControlLoopValues, value: number): string =>
    planta === 'deposito' ? `${show(value, 4)} L` : `${show(value)} kWh`,
  manyStarts: (perHour: number): string =>
    `Arranca ${show(perHour, 2)} veces por hora: así un relé se desgasta enseguida. Hace falta más histéresis.`,
  unstable:
    'Oscila sin parar: K es demasiado grande para medir tan despacio, y cada corrección se pasa de largo.',
  cannotCool: 'En la calle hace tanto calor como pide la consigna, o más: una calefacción no puede enfriar.',
  tooWeak: (setpoint: number, top: number): string =>
    `Ni siempre encendida llegaría a ${show(setpoint)} °C: se quedaría en ${show(top)} °C. Falta potencia o se pierde demasiado.`,
  waits: 'Empieza por encima de la consigna: solo queda esperar a que se enfríe.',
  overflow: (minutes: number): string => `El depósito rebosa durante ${show(minutes)} min.`,
  empty: (minutes: number): string => `El depósito está vacío durante ${show(minutes)} min.`,
  tooThirsty: 'Se consume más agua de la que puede entrar: ningún controlador lo arregla.',
}
