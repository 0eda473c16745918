/** Freezes a value and all that it holds; what is frozen already is taken to be so all the way down. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object') deepFreeze(entry)
  } else {
    for (const key in value) {
      const entry = value[key]
      if (typeof entry === 'object') deepFreeze(entry)
    }
  }
  // Last: what is frozen cannot take a field that is read late
  return Object.freeze(value)
}
