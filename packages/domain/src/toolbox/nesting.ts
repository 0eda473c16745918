import { messages } from '../messages/messages.ts'

const deepest = 100

/**
 * Refuses what would harm later readers: nesting that overflows the stack of whoever writes it out, and keys that reach
 * for the prototype (ruling R282). Keeps its own stack, so that it does not overflow itself.
 */
export function checkNesting(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const open: object[] = [entry]
  const depths: number[] = [1]

  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const depth = depths.pop()!
    if (depth > deepest) return messages.wire.tooDeep(deepest)
    if (Object.hasOwn(node, '__proto__')) return messages.wire.reservedKey('__proto__')
    const children: unknown[] = Array.isArray(node) ? node : Object.values(node)
    for (const child of children) {
      if (typeof child !== 'object' || child === null) continue
      open.push(child)
      depths.push(depth + 1)
    }
  }
  return undefined
}
