import type { FoundEntry, SearchedList } from '@sdp/api'
import { type Domain, type SearchedName, searchedName } from '@sdp/domain'
import { describeArguments, type Rule } from '@sdp/domain/decision-table'
import { ownerOf } from '@sdp/domain/responses'
import type { ProblemTarget } from '../../parts/use-problem-place.ts'
import type { Command } from '../../ui/commands.ts'

/** Something that the palette leads to or does. */
export interface Candidate {
  key: string
  name: string
  searched: SearchedName
  /** What it is, in a word or two. */
  kind: string
  /** Where it is. */
  detail?: string | undefined
  target: Target
  /** How much it counts for more than another one whose name fits as well. */
  weight: number
}

type Target =
  | { to: 'command'; command: Command }
  | { to: 'page'; path: string }
  | { to: 'tab'; path: string }
  | { to: 'domain'; domainId: string }
  | { to: 'place'; domainId: string; place: ProblemTarget }
  | { to: 'concept'; name: string }

type NewCandidate = Omit<Candidate, 'key' | 'searched' | 'weight'> & { id?: string; weight?: number }

/** A candidate; `id` distinguishes it from others of the same kind, name and detail. */
export function newCandidate({ id = '', weight = 0, ...candidate }: NewCandidate, language = ''): Candidate {
  const { kind, name, detail = '' } = candidate
  return {
    ...candidate,
    weight,
    key: [kind, detail, name, id].join('\n'),
    searched: searchedName(name, language),
  }
}

const kinds: Readonly<Record<SearchedList, string>> = {
  intents: 'Intent',
  slots: 'Slot',
  modules: 'Module',
  apiInputs: 'API input',
  apiActions: 'API action',
  uiActions: 'UI action',
  additionalResponses: 'Additional response',
  reusableExpressions: 'Reusable part',
  tests: 'Test',
}

const namedLists = [
  'intents',
  'slots',
  'apiInputs',
  'apiActions',
  'uiActions',
  'additionalResponses',
  'reusableExpressions',
  'tests',
] as const

/** All targets of navigation in the open domain, with its unsaved changes. */
export function candidatesOf(domain: Domain, language: string): Candidate[] {
  const domainId = domain.id
  const from = <Entry>(list: readonly Entry[], make: (entry: Entry, at: number) => NewCandidate[]) =>
    cached(list, `${domainId} ${language}`, () =>
      list.flatMap((entry, at) => make(entry, at).map((one) => newCandidate(one, language))),
    )
  const users = responseUsers(domain)
  const respond = (field: 'ttsResponses' | 'audioResponses') =>
    from(domain[field], ({ name }) => {
      const action = users.get(`${field} ${name}`) ?? ownerOf(name)?.uiAction
      if (action === undefined) return []
      const place = { in: 'uiActions' as const, name: action, field }
      return [{ kind: 'Response', name, detail: action, target: { to: 'place', domainId, place } }]
    })
  return [
    ...namedLists.flatMap((list) =>
      from<{ name: string }>(domain[list], ({ name }) => [entryCandidate(domainId, list, name)]),
    ),
    ...respond('ttsResponses'),
    ...respond('audioResponses'),
    ...from(domain.modules, ({ name, rules }, module) => [
      {
        kind: kinds.modules,
        name,
        id: `${module}`,
        target: { to: 'place', domainId, place: { rule: { module, rule: 0 } } },
      },
      ...rules.flatMap((rule, at): NewCandidate[] => {
        const text = ruleText(rule)
        if (text === '') return []
        const place = { rule: { module, rule: at } }
        const detail = `${name}, row ${at + 1}`
        // Its text holds the names of others
        return [{ kind: 'Rule', name: text, detail, target: { to: 'place', domainId, place }, weight: -8 }]
      }),
    ]),
  ]
}

function entryCandidate(domainId: string, list: (typeof namedLists)[number], name: string): NewCandidate {
  // An intent is where its expressions are
  const field = list === 'intents' ? 'expressions' : undefined
  const place = { in: list, name, field }
  return {
    kind: kinds[list],
    name,
    target: { to: 'place', domainId, place },
    weight: list === 'intents' ? 2 : 1,
  }
}

/** An entry that the server found in a domain that is not open; of a module its table is opened. */
export function foundCandidate({ domainId, domain, list, name }: FoundEntry): Candidate {
  const made: NewCandidate =
    list === 'modules'
      ? { kind: kinds.modules, name, target: { to: 'tab', path: `/domains/${domainId}/dialog-editor` } }
      : entryCandidate(domainId, list, name)
  return newCandidate({ ...made, detail: domain, id: domainId })
}

/** What a rule says when it is searched for: what it listens to, what it does and its comment. */
function ruleText({ intent, request, uiAction, apiAction, comments }: Rule): string {
  const when = [intent, request].map((one) => describeArguments(one.arguments)).filter((text) => text !== '')
  const then = [apiAction.name, uiAction].filter((name) => name !== '')
  const printed = [when.join(', '), then.join(', ')].filter((text) => text !== '').join(' → ')
  return [printed, comments.trim()].filter((text) => text !== '').join(' · ')
}

/** The first UI action that uses each response. */
function responseUsers({ uiActions }: Domain): ReadonlyMap<string, string> {
  const users = new Map<string, string>()
  for (const { name, ttsResponses, audioResponses } of uiActions.toReversed()) {
    for (const response of ttsResponses) users.set(`ttsResponses ${response}`, name)
    for (const response of audioResponses) users.set(`audioResponses ${response}`, name)
  }
  return users
}

/** Lists that an edit leaves as they are keep their candidates. */
function cached(list: readonly unknown[], key: string, make: () => Candidate[]): Candidate[] {
  const known = kept.get(list)
  if (known?.key === key) return known.candidates
  const candidates = make()
  kept.set(list, { key, candidates })
  return candidates
}

const kept = new WeakMap<readonly unknown[], { key: string; candidates: Candidate[] }>()
