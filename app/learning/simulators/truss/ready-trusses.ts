/** Ready trusses as codes (truss-code.ts). */
export const readyTrusses = {
  cuadrado: { label: 'Cuadrado', code: 'c1e1e3c3c1_fijo-c1_movil-e1_derecha-c3' },
  diagonal: { label: 'Cuadrado con diagonal', code: 'c1e1e3c3c1e3_fijo-c1_movil-e1_derecha-c3' },
  cruz: { label: 'Cuadrado con dos diagonales', code: 'c1e1e3c3c1e3_e1c3_fijo-c1_movil-e1_derecha-c3' },
  triangulo: { label: 'Triángulo', code: 'b1f1d3b1_fijo-b1_movil-f1_abajo-d3' },
  warren: {
    label: 'Puente Warren',
    code: 'a1c1e1g1_b3d3f3_a1b3c1d3e1f3g1_fijo-a1_movil-g1_abajo-c1_abajo-e1',
  },
  pratt: {
    label: 'Puente Pratt',
    code: 'a1b1c1d1e1f1g1_b3c3d3e3f3_a1b3c1_c3d1e3_e1f3g1_b1b3_c1c3_d1d3_e1e3_f1f3_fijo-a1_movil-g1_abajo-b1_abajo-c1_abajo-d1_abajo-e1_abajo-f1',
  },
  cercha: {
    label: 'Cercha de tejado',
    code: 'b1d1f1_b1c2d3e2f1_c2d1e2_d1d3_fijo-b1_movil-f1_abajo-c2_abajo-d3_abajo-e2',
  },
  mensula: { label: 'Ménsula', code: 'a3c3e3_a1c1e3_a1a3c1c3_fijo-a3_pared-a1_abajo-e3' },
} as const

/** Code of the displayed truss: a ready one, or the user's own. */
export function trussCode({ modelo, barras }: { modelo: string; barras: string }): string {
  return Object.hasOwn(readyTrusses, modelo) ? readyTrusses[modelo as keyof typeof readyTrusses].code : barras
}
