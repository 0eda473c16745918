/**
 * What a plain object holds under a name that somebody gave, and nothing that every object has already (`constructor`,
 * `toString`). Objects by such names are made by spreading, computed keys or `Object.fromEntries`, never by assignment:
 * that would take a key called `__proto__` for something else.
 */
export function own<Value>(
  record: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
