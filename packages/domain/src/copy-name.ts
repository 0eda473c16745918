/** A name for a copy that nothing beside it bears: `name_copy`, then `name_copy2`. */
export function nameOfCopy(name: string, beside: readonly { name: string }[]): string {
  const taken = new Set(beside.map((one) => one.name))
  const first = `${name}_copy`
  if (!taken.has(first)) return first
  let number = 2
  while (taken.has(`${first}${number}`)) number++
  return `${first}${number}`
}
