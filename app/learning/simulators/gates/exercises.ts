/**
 * Truth tables to build, keyed by their name in addresses: a label and the column S.
 * Rows go from all inputs at 0 to all at 1. The difficulty grows from two inputs to three and from one gate
 * to four.
 */
export const exercises = {
  ambos: { label: '1 · La prensa baja solo con los dos pulsadores, a y b', table: '0001' },
  timbre: { label: '2 · El timbre suena con cualquiera de los dos botones', table: '0111' },
  vacio: { label: '3 · La luz de «libre» luce si no hay nadie en a ni en b', table: '1000' },
  nojuntos: { label: '4 · Todo vale menos a y b a la vez', table: '1110' },
  escalera: { label: '5 · La luz de la escalera: a y b distintos', table: '0110' },
  riego: { label: '6 · Riega si la tierra está seca (a) y no llueve (b)', table: '0010' },
  iguales: { label: '7 · Se enciende si a y b son iguales', table: '1001' },
  permiso: { label: '8 · Si pasa a, tiene que pasar b', table: '1101' },
  alarma: { label: '9 · La alarma: a y b, o la emergencia c', table: '01010111' },
  ventilador: {
    label: '10 · El ventilador: calor (a) o botón (b), y rejilla cerrada (c)',
    table: '00010101',
  },
  prensa: { label: '11 · La prensa: a y b, y nadie en la zona (c)', table: '00000010' },
  garaje: { label: '12 · El garaje: mando (a) sin obstáculo (b), o llave (c)', table: '01011101' },
  impar: { label: '13 · Luz con tres interruptores: cuenta los impares', table: '01101001' },
  selector: { label: '14 · El selector: con c = 0 sale a; con c = 1 sale b', table: '00011011' },
  mayoria: { label: '15 · La mayoría de tres votos', table: '00010111' },
  unosolo: { label: '16 · Solo uno de los tres', table: '01101000' },
} as const
