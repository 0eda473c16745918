/** The places of the highest numbers, at most so many, the highest first; of equal ones the earlier place. */
export function highest(values: Float64Array, most: number): number[] {
  const places: number[] = []
  for (let at = 0; at < values.length; at++) {
    let place = places.length
    while (place > 0 && values[at]! > values[places[place - 1]!]!) place--
    if (place === most) continue
    places.splice(place, 0, at)
    if (places.length > most) places.pop()
  }
  return places
}
