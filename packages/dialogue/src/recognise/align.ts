import { endNode, forkNode, freeNode, valueNode, wordNode } from './nodes.ts'
import type { Sentence } from './sentence.ts'
import type { Store, Unit } from './store.ts'
import type { Ways } from './walk.ts'

/** The words and values that a way through a sentence takes, one after the other. */
export interface Route {
  /** The number of each word, or -1 for a value. */
  words: number[]
  /** The place of each value among those of the sentence, or -1 for a word. */
  values: number[]
  /** The word of the sentence that each begins at; after the last, the number of words. */
  places: number[]
}

/** A node of an expression that took a step of the route. */
export interface Taken {
  node: number
  step: number
}

export function routeOf(ways: Ways, way: number, sentence: Sentence): Route {
  const route: Route = { words: [], values: [], places: [sentence.words.count] }
  for (let at = way; ways.before[at] !== -1; at = ways.before[at]!) {
    const value = ways.value[at]!
    route.values.push(value)
    route.words.push(value === -1 ? ways.word[at]! : -1)
    const to = route.places.at(-1)!
    route.places.push(value === -1 ? to - 1 : sentence.values[value]!.from)
  }
  route.words.reverse()
  route.values.reverse()
  route.places.reverse()
  return route
}

interface Aligning {
  store: Pick<Store, 'nodes' | 'wordSets' | 'ranges'>
  sentence: Sentence
  unit: Pick<Unit, 'start' | 'first' | 'count'>
  /** No more words than this are free. */
  mostFree: number
}

const mostSeen = 4_000_000
const mostSteps = 5_000_000
// Used again for every sentence: what was seen in this search is marked with its number
let seen = new Int32Array(0)
let seenFree = new Int32Array(0)
let search = 0
const takenNodes: number[] = []
const takenSteps: number[] = []
const takenBefore: number[] = []
const open: number[] = []

/**
 * How an expression takes a route: what each of its nodes takes. Of several ways the first is chosen in which an earlier
 * free text takes as much as it can. Looks on a stack of its own and nowhere twice, so that no expression makes it long.
 */
export function align(
  { words, values }: Route,
  { store, sentence, unit, mostFree }: Aligning,
): Taken[] | undefined {
  const { nodes, wordSets, ranges } = store
  const { kinds, labels, nexts, targets } = nodes
  const { first, count } = unit
  const length = words.length
  const places = count * (length + 1)
  if (places > mostSeen) return undefined
  if (seen.length < places) {
    seen = new Int32Array(2 * places)
    seenFree = new Int32Array(2 * places)
  }
  search++
  let takenCount = 0
  let work = 0
  open.length = 0
  // Four numbers for each place to come back to: node, step, free words, last taken
  open.push(unit.start, 0, 0, -1)
  while (open.length > 0) {
    let last = open.pop()!
    let free = open.pop()!
    let step = open.pop()!
    let node = open.pop()!
    for (;;) {
      if (work++ > mostSteps) return undefined
      const kind = kinds[node]!
      const label = labels[node]!
      if (kind === endNode) {
        if (step < length) break
        return chain(last)
      }
      if (kind === forkNode || kind === freeNode) {
        // Fewer free words than at an earlier visit can still lead to the end
        const place = step * count + node - first
        if (seen[place] === search && seenFree[place]! <= free) break
        seen[place] = search
        seenFree[place] = free
      }
      if (kind === forkNode) {
        for (let at = label + nexts[node]! - 1; at > label; at--) open.push(targets[at]!, step, free, last)
        node = targets[label]!
        continue
      }
      if (step === length) break
      const isValue = values[step] !== -1
      if (isValue !== (kind === valueNode)) break
      if (kind === valueNode) {
        const value = sentence.values[values[step]!]!
        free += value.free
        if (free > mostFree || !ranges.sets[value.rangeSet]!.includes(label)) break
      } else if (kind === freeNode) {
        if (free === mostFree) break
        free++
      } else if (kind === wordNode ? label !== words[step] : !wordSets.members[label]!.has(words[step]!)) {
        break
      }
      takenNodes[takenCount] = node
      takenSteps[takenCount] = step
      takenBefore[takenCount] = last
      last = takenCount++
      step++
      // A free text first tries to take the next word too
      if (kind === freeNode) open.push(nexts[node]!, step, free, last)
      else node = nexts[node]!
    }
  }
  return undefined
}

function chain(last: number): Taken[] {
  const taken: Taken[] = []
  for (let at = last; at !== -1; at = takenBefore[at]!) {
    taken.push({ node: takenNodes[at]!, step: takenSteps[at]! })
  }
  return taken.reverse()
}
