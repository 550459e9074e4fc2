export type Point = readonly [number, number]

/** An outline rotated around the origin by an angle in radians and then shifted by `x`. */
export function moved(points: readonly Point[], angle: number, x: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([a, b]) => [x + a * cos - b * sin, a * sin + b * cos])
}

function edgesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.map((point, at) => [outline.at(at - 1) ?? point, point])
}

/** Whether a point lies inside an outline: a ray to the right crosses its edges an odd number of times. */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = edgesOf(outline).filter(
    ([[ax, ay], [bx, by]]) => by > y !== ay > y && x < bx + ((ax - bx) * (y - by)) / (ay - by),
  )
  return crossed.length % 2 === 1
}

/** Distance from a point to the nearest edge of an outline. */
export function distance([x, y]: Point, outline: readonly Point[]): number {
  return Math.min(
    ...edgesOf(outline).map(([[ax, ay], [bx, by]]) => {
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
    }),
  )
}
