type GearShape = { teeth: number; radius: number; depth: number }

/**
 * The outline of a spur gear around the origin, as an SVG path: number of teeth, tip radius, and depth of a
 * tooth.
 */
export function gearPath({ teeth, radius, depth }: GearShape): string {
  const pitch = (2 * Math.PI) / teeth
  const point = (angle: number, distance: number): string =>
    `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`
  const corners: [number, number][] = [
    [-0.25, radius - depth],
    [-0.14, radius],
    [0.14, radius],
    [0.25, radius - depth],
  ]
  const points = Array.from({ length: teeth }, (_, tooth) =>
    corners.map(([offset, distance]) => point((tooth + offset) * pitch, distance)),
  ).flat()
  return `M${points.join('L')}Z`
}
