import type { Domain } from '@sdp/domain'
import type { Module, Rule } from '@sdp/domain/decision-table'
import { changedList, changeOfList, type ListChange } from '../../ui/list-change.ts'

/*
 * How a domain gets to the worker that runs its tests. A copy of 40,000 expressions would stop the page, so only what changed is
 * sent, and much of it in pieces, between which the page does other work.
 */

const listNames = [
  'intents',
  'slots',
  'apiInputs',
  'apiActions',
  'handlers',
  'uiActions',
  'ttsResponses',
  'audioResponses',
  'guiResponses',
  'reusableExpressions',
  'tests',
] as const
type SentList = (typeof listNames)[number]

/** What is sent whole: it is small. */
type Rest = Omit<Domain, SentList | 'modules' | 'additionalResponses' | 'kept'>

export type DomainPiece =
  | { kind: 'rest'; rest: Rest }
  | { kind: 'list'; list: SentList; change: ListChange<unknown> }
  /** Which modules there are, and where each was before; its rules come by themselves. */
  | { kind: 'modules'; modules: { name: string; from: number | undefined }[] }
  | { kind: 'rules'; module: number; change: ListChange<Rule> }

/** As many entries as are copied within a few milliseconds. */
const entriesAtOnce = 50

const nothing: Domain = {
  ...(Object.fromEntries(listNames.map((list) => [list, []])) as unknown as Domain),
  modules: [],
  additionalResponses: [],
}

/** What has to be sent of a domain when another one was sent before, piece by piece. */
export function* piecesOf(before: Domain | undefined, after: Domain): Generator<DomainPiece> {
  const earlier = before ?? nothing
  const rest = restOf(after)
  const isSameRest =
    before !== undefined &&
    Object.entries(rest).every(([field, value]) => before[field as keyof Rest] === value)
  if (!isSameRest) yield { kind: 'rest', rest }
  for (const list of listNames) {
    if (earlier[list] === after[list]) continue
    for (const change of inPieces(changeOfList<unknown>(earlier[list], after[list], Object.is))) {
      yield { kind: 'list', list, change }
    }
  }
  if (earlier.modules !== after.modules) yield* modulePieces(earlier.modules, after.modules)
}

function restOf(domain: Domain): Rest {
  const { modules: _, additionalResponses: __, kept: ___, ...rest } = domain
  const copy: Record<string, unknown> = rest
  for (const list of listNames) delete copy[list]
  return copy as unknown as Rest
}

function* modulePieces(before: readonly Module[], after: readonly Module[]): Generator<DomainPiece> {
  const origins = after.map((module, place) => {
    const same = before.indexOf(module)
    return same !== -1 ? same : before[place] === undefined ? undefined : place
  })
  yield { kind: 'modules', modules: after.map(({ name }, place) => ({ name, from: origins[place] })) }
  for (const [place, { rules }] of after.entries()) {
    const from = origins[place]
    const earlier = from === undefined ? [] : before[from]!.rules
    if (earlier === rules) continue
    for (const change of inPieces(changeOfList(earlier, rules, Object.is))) {
      yield { kind: 'rules', module: place, change }
    }
  }
}

function* inPieces<Entry>({ start, removed, added }: ListChange<Entry>): Generator<ListChange<Entry>> {
  if (added.length <= entriesAtOnce) {
    if (removed > 0 || added.length > 0) yield { start, removed, added }
    return
  }
  for (let at = 0; at < added.length; at += entriesAtOnce) {
    yield { start: start + at, removed: at === 0 ? removed : 0, added: added.slice(at, at + entriesAtOnce) }
  }
}

/** What was sent before, with a piece more; what did not change stays the same object. */
export function withPiece(before: Domain | undefined, piece: DomainPiece): Domain {
  const domain = before ?? nothing
  switch (piece.kind) {
    case 'rest':
      return { ...domain, ...piece.rest }
    case 'list':
      return { ...domain, [piece.list]: changedList<unknown>(domain[piece.list], piece.change) }
    case 'modules':
      return {
        ...domain,
        modules: piece.modules.map(({ name, from }) => {
          const earlier = from === undefined ? undefined : domain.modules[from]
          return earlier?.name === name ? earlier : { name, comments: '', rules: earlier?.rules ?? [] }
        }),
      }
    case 'rules':
      return {
        ...domain,
        modules: domain.modules.map((module, place) =>
          place === piece.module ? { ...module, rules: changedList(module.rules, piece.change) } : module,
        ),
      }
  }
}
