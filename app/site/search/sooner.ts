/** Resolves with the promise's value, or with `other` after `ms`. */
export async function sooner<Value>(promise: Promise<Value>, ms: number, other: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>()
  const timer = setTimeout(resolve, ms, other)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
