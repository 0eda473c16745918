/** A name for a copy that no entry of the same list has: `name_copy`, then `name_copy2` (ruling R83). */
export function nameOfCopy(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((one) => one.name))
  const first = `${name}_copy`
  if (!taken.has(first)) return first
  let number = 2
  while (taken.has(`${first}${number}`)) number++
  return `${first}${number}`
}
