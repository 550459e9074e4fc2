type Circle = { x: number; y: number; radius: number }

/**
 * `d` attribute of a belt around two circles; the second is to the right of the first, and they do not touch.
 * The path runs clockwise around the first.
 * It meets the circles at their tangent points: cos φ = (r₁ ∓ r₂) / a, from the line of the centres.
 */
export function beltPath(first: Circle, second: Circle, isCrossed: boolean): string {
  const { x, radius } = first
  const across = (isCrossed ? radius + second.radius : radius - second.radius) / (second.x - x)
  const angle = Math.acos(Math.max(-1, Math.min(1, across)))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = isCrossed ? -1 : 1
  const point = (circle: Circle, right: number, up: number): string =>
    `${round(circle.x + right * circle.radius)} ${round(circle.y - up * circle.radius)}`
  const arc = ({ radius: r }: Circle, isLarge: boolean, isClockwise: boolean): string =>
    `A${round(r)} ${round(r)} 0 ${isLarge ? 1 : 0} ${isClockwise ? 1 : 0} `
  return [
    `M${point(first, cos, sin)}`,
    `L${point(second, side * cos, side * sin)}`,
    `${arc(second, isCrossed || cos < 0, !isCrossed)}${point(second, side * cos, -side * sin)}`,
    `L${point(first, cos, -sin)}`,
    `${arc(first, cos > 0, true)}${point(first, cos, sin)}Z`,
  ].join('')
}

const round = (value: number): number => Math.round(value * 100) / 100
