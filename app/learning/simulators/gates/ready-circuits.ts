/** Ready circuits, keyed by their name in addresses. `propio` is the name of the user's own circuit. */
export const readyCircuits = {
  alarma: { label: 'Alarma de una caseta (a y b, o c)', code: 'and-a-b_or-p1-c_s-p2' },
  ventilador: { label: 'Ventilador con rejilla (a o b, y c)', code: 'or-a-b_and-p1-c_s-p2' },
  riego: { label: 'Riego: tierra seca y no llueve', code: 'not-b_and-a-p1_s-p2' },
  escalera: {
    label: 'Luz de escalera con NOT, AND y OR',
    code: 'not-a_not-b_and-p1-b_and-a-p2_or-p3-p4_s-p5',
  },
  conmutada: { label: 'Luz de escalera con una XOR', code: 'xor-a-b_s-p1' },
  mayoria: { label: 'Mayoría de tres votos', code: 'and-a-b_and-a-c_and-b-c_or-p1-p2_or-p4-p3_s-p5' },
  cinturon: { label: 'Aviso del cinturón (4 entradas)', code: 'not-d_and-c-p1_not-b_or-p3-p2_and-a-p4_s-p5' },
  selector: { label: 'Selector: c elige entre a y b', code: 'not-c_and-a-p1_and-b-c_or-p2-p3_s-p4' },
  semisumador: { label: 'Suma de dos bits (semisumador)', code: 'xor-a-b_and-a-b_s-p1_t-p2' },
  sumador: {
    label: 'Suma de tres bits (sumador completo)',
    code: 'xor-a-b_xor-p1-c_and-a-b_and-p1-c_or-p3-p4_s-p2_t-p5',
  },
  notnand: { label: 'Una NOT hecha con una NAND', code: 'nand-a-a_s-p1' },
  xornand: { label: 'Una XOR hecha con cuatro NAND', code: 'nand-a-b_nand-a-p1_nand-b-p1_nand-p2-p3_s-p4' },
} as const
