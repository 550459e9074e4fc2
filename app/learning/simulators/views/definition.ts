import { type Ask, defineSimulator, type Values } from '../simulator.ts'
import { cellAt, listCells, measureSolid, type Solid, volumeOf } from './solid.ts'
import { computeViews, type ViewsOutcome, viewsParameters } from './views-model.ts'
import { viewsTexts } from './views-texts.ts'

type ViewsAsk = Ask<typeof viewsParameters, ViewsOutcome>
const drawn = ['nivel', 'numero'] as const
/** A user's own solid would replace the one in the question. */
const plain: Partial<Values<typeof viewsParameters>> = { pieza: '', dibujo: '' }

/** Questions for any solid, with cubes of 1 cm. */
const viewsAsks: readonly ViewsAsk[] = [
  {
    output: 'volumen',
    given: drawn,
    fixed: plain,
    situation:
      'Mira [la pieza {numero} del nivel «{nivel}»]({aqui}) y gírala si te hace falta. Cada cubo mide 1 cm de lado.',
    question: '¿Qué volumen tiene la pieza?',
    mistakes: (_, { solid }) => listVolumeMistakes(solid),
  },
  {
    output: 'superficie',
    given: drawn,
    fixed: plain,
    situation:
      'Mira [la pieza {numero} del nivel «{nivel}»]({aqui}) y gírala si te hace falta. Cada cubo mide 1 cm de lado.',
    question: '¿Qué superficie tiene la planta de la pieza, lo que se ve desde arriba?',
    mistakes: (_, { solid, outputs }) => {
      const [width, depth, height] = measureSolid(solid)
      return keepWrong(outputs.superficie?.value, [
        {
          value: width * depth,
          message: 'Ese es el rectángulo entero: mira si desde arriba queda alguna esquina vacía.',
        },
        {
          value: width * height,
          message: 'Has multiplicado el ancho por el alto, y desde arriba el alto no se ve.',
        },
        {
          value: depth * height,
          message: 'Has multiplicado el fondo por el alto: ese es el rectángulo del perfil.',
        },
        {
          value: volumeOf(solid),
          message: 'Ese es el volumen: en la planta, los cubos de una misma columna se ven como uno.',
        },
      ])
    },
  },
]

type Mistake = { value: number; message: string }

function listVolumeMistakes(solid: Solid): Mistake[] {
  const cells = listCells(solid)
  const [width, depth, height] = measureSolid(solid)
  // Visible from the front, from the left or from above.
  const seen = cells.filter(({ at: [x, y, z] }) =>
    [cellAt(solid, x - 1, y, z), cellAt(solid, x, y - 1, z), cellAt(solid, x, y, z + 1)].some(
      (beside) => beside !== 'c',
    ),
  )
  return keepWrong(volumeOf(solid), [
    { value: cells.length, message: 'Has contado cada cuña como un cubo: es la mitad.' },
    {
      value: volumeOf({ ...solid, cells: solid.cells.replace(/[^oc]/g, 'o') }),
      message: 'Te has dejado las cuñas: cada una es medio cubo.',
    },
    { value: width * depth * height, message: 'Ese es el bloque entero: resta los cubos que faltan.' },
    { value: seen.length, message: 'Has contado solo los cubos que se ven: detrás y debajo hay más.' },
  ])
}

/** Removes mistakes that lead to the right answer, and the later of two with the same value. */
function keepWrong(right: number | string | undefined, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter(
    ({ value }, at) =>
      value !== right && value > 0 && mistakes.findIndex((other) => other.value === value) === at,
  )
}

/** A solid of cubes and wedges to rotate, and its three views to draw and check. */
export const simulator = defineSimulator({
  order: 40,
  tipo: 'vistas',
  title: viewsTexts.title,
  summary: viewsTexts.summary,
  parameters: viewsParameters,
  uses: (name, { pieza }) => pieza === '' || (name !== 'nivel' && name !== 'numero'),
  compute: computeViews,
  asks: viewsAsks,
})
