import { isSame } from '../../toolbox/same.ts'

/** What changed in a long list, place by place in the list as it was. */
export interface InsidePatch {
  /** How many it had. */
  count: number
  /** In their order: at a place a number of entries go, and others come. */
  pieces: ListPiece[]
}

interface ListPiece {
  at: number
  remove: number
  put: unknown[]
}

/** What changed in the list inside an entry; nothing when more than that changed, or too much for it to be smaller. */
export function insideOf(list: string, before: unknown, after: unknown): InsidePatch | undefined {
  const old = listIn(list, before)
  const now = listIn(list, after)
  if (old === undefined || now === undefined || !isSame(without(list, before), without(list, after))) return
  const pieces = piecesOf(old, now)
  const size = pieces.reduce((sum, { put }) => sum + put.length, 0)
  return size * 2 > now.length ? undefined : { count: old.length, pieces }
}

/** An entry with a patch of its list; nothing when the patch was made for another list (ruling R407). */
export function withInside(list: string, entry: unknown, { count, pieces }: InsidePatch): object | undefined {
  const old = listIn(list, entry)
  if (old?.length !== count) return undefined
  const now: unknown[] = []
  let taken = 0
  for (const { at, remove, put } of pieces) {
    if (at < taken || at + remove > count) return undefined
    for (; taken < at; taken++) now.push(old[taken])
    for (const one of put) now.push(one)
    taken += remove
  }
  for (; taken < count; taken++) now.push(old[taken])
  return { ...(entry as object), [list]: now }
}

function piecesOf(old: readonly unknown[], now: readonly unknown[]): ListPiece[] {
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && isSame(old[start], now[start])) start++
  let end = 0
  while (end < shorter - start && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) end++

  const remove = old.length - start - end
  const put = now.slice(start, now.length - end)
  if (remove !== put.length) return [{ at: start, remove, put }]
  // None came and none went between: those that stayed as they were are left out
  const pieces: ListPiece[] = []
  for (const [index, one] of put.entries()) {
    const at = start + index
    if (isSame(old[at], one)) continue
    const last = pieces.at(-1)
    if (last === undefined || last.at + last.remove !== at) pieces.push({ at, remove: 1, put: [one] })
    else {
      last.remove++
      last.put.push(one)
    }
  }
  return pieces
}

function listIn(list: string, entry: unknown): readonly unknown[] | undefined {
  const found = typeof entry === 'object' && entry !== null ? (entry as JsonObject)[list] : undefined
  return Array.isArray(found) ? found : undefined
}

function without(list: string, entry: unknown): JsonObject {
  const { [list]: _, ...rest } = entry as JsonObject
  return rest
}

type JsonObject = Readonly<Record<string, unknown>>
