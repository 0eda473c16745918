import type { Domain } from './domain.ts'
import type { NameKind } from './name-kinds.ts'

interface ListNaming<Entry> {
  /** The field that names an entry. */
  namedBy: keyof Entry & string
  /** What its names are where something mentions them; without it nothing does. */
  kind?: NameKind
}

/** Every list of a domain, and how its entries are named. */
const table = {
  intents: { namedBy: 'name', kind: 'intent' },
  slots: { namedBy: 'name', kind: 'slot' },
  // Nothing mentions a module by its name, and two may share one until their author puts it right
  modules: { namedBy: 'name' },
  apiInputs: { namedBy: 'name', kind: 'API input' },
  apiActions: { namedBy: 'name', kind: 'API action' },
  handlers: { namedBy: 'id', kind: 'handler' },
  uiActions: { namedBy: 'name', kind: 'UI action' },
  ttsResponses: { namedBy: 'name', kind: 'TTS response' },
  audioResponses: { namedBy: 'name', kind: 'audio response' },
  // It bears the name of its UI action
  guiResponses: { namedBy: 'name' },
  additionalResponses: { namedBy: 'name' },
  reusableExpressions: { namedBy: 'name', kind: 'reusable part' },
  tests: { namedBy: 'name' },
  languages: { namedBy: 'language' },
} as const satisfies { readonly [List in keyof Domain]?: NamingOf<Domain[List]> }

type NamingOf<Value> = Value extends (infer Entry)[] ? ListNaming<Entry> : never

export type ListName = keyof typeof table

/** An entry of any list. */
export type AnyEntry = Domain[ListName][number]

export const listNames = Object.keys(table) as ListName[]

/** The field that names the entries of a list. */
export function namingField(list: ListName): string {
  return table[list].namedBy
}

/** What an entry is called. */
export function nameOf(list: ListName, entry: AnyEntry): string {
  return (entry as unknown as Record<string, string>)[namingField(list)]!
}

/** The kind of the names of a list, where something mentions them. */
export function kindOfList(list: ListName): NameKind | undefined {
  return (table[list] as ListNaming<never>).kind
}

/** The list whose entries have names of a kind. */
export function listOfKind(kind: NameKind): ListName | undefined {
  return listNames.find((list) => kindOfList(list) === kind)
}
