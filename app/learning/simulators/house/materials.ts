/**
 * A wall material. `conductivity`: λ in W/(m·K); undefined for an air gap, whose resistance is in a table.
 */
export type Material = { name: string; conductivity: number | undefined }

/**
 * λ from the topic «Aislar antes que calentar».
 * Materials not in the topic have the design values of EN ISO 10456:2007, table 3.
 * The hollow brick is that of the Spanish catalogue of building elements (CEC).
 */
export const materials: Readonly<Record<string, Material>> = {
  hormigon: { name: 'Hormigón armado', conductivity: 2.3 },
  piedra: { name: 'Piedra caliza', conductivity: 1.7 },
  vidrio: { name: 'Vidrio', conductivity: 1 },
  mortero: { name: 'Mortero de cemento', conductivity: 1 },
  macizo: { name: 'Ladrillo macizo', conductivity: 0.8 },
  yeso: { name: 'Yeso', conductivity: 0.57 },
  hueco: { name: 'Ladrillo hueco', conductivity: 0.43 },
  placa: { name: 'Placa de yeso', conductivity: 0.25 },
  madera: { name: 'Madera', conductivity: 0.13 },
  corcho: { name: 'Corcho', conductivity: 0.04 },
  lana: { name: 'Lana mineral', conductivity: 0.035 },
  acero: { name: 'Acero', conductivity: 50 },
  aire: { name: 'Cámara de aire', conductivity: undefined },
}

/**
 * Unventilated air gaps with horizontal heat flow: [thickness in m, R in m²K/W] (EN ISO 6946:2017, table 8).
 */
const airGaps: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.005, 0.11],
  [0.007, 0.13],
  [0.01, 0.15],
  [0.015, 0.17],
  [0.025, 0.18],
]

/** Thermal resistance of a layer in m²K/W; `thickness` in m. The table for air is interpolated linearly. */
export function layerResistance({ conductivity }: Material, thickness: number): number {
  return conductivity === undefined ? airResistance(thickness) : thickness / conductivity
}

function airResistance(thickness: number): number {
  const above = airGaps.findIndex(([size]) => size >= thickness)
  const [size, most] = airGaps[above] ?? [thickness, 0.18]
  const [before, least] = airGaps[above - 1] ?? [0, 0]
  return above <= 0 ? most : least + ((most - least) * (thickness - before)) / (size - before)
}
