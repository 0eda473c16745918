// What belongs to a car and not to a conversation: when that is over, the music plays on.
const maxCars = 1000

/** Remembers what the answers to a car said, apart for each domain. */
export function newCars() {
  const cars = new Map()
  const keyOf = ({ car, domain }) => JSON.stringify([car, domain])
  return {
    /** The call with what its car remembers; what the conversation knows goes before that. */
    recall(call) {
      return { ...call, apiInputs: { ...cars.get(keyOf(call)), ...call.apiInputs } }
    },
    remember(call, { inputs }) {
      if (typeof call.car !== 'string' || inputs === undefined) return
      const key = keyOf(call)
      const known = Object.entries({ ...cars.get(key), ...inputs }).filter(([, value]) => value !== null)
      // Behind the others, so that the first is the one that nobody asked for longest
      cars.delete(key)
      cars.set(key, Object.fromEntries(known))
      if (cars.size > maxCars) cars.delete(cars.keys().next().value)
    },
  }
}
