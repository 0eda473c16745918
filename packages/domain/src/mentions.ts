import { type NameKind, nameKinds, type SharedKind } from './mentioning.ts'
import { type DomainPart, mapMentions } from './references.ts'

/** Names by their kind. */
export type NamesByKind = Readonly<Record<SharedKind, ReadonlySet<string>>>

export interface Mention {
  kind: NameKind
  name: string
}

export interface SharedMention extends Mention {
  kind: SharedKind
}

/** The names that a domain mentions, or some part of it: one module, for example. Each stands there once. */
export function mentionsIn(part: DomainPart): Mention[] {
  const found = new Map(nameKinds.map((kind) => [kind, new Set<string>()]))
  mapMentions(
    part,
    Object.fromEntries(
      nameKinds.map((kind) => [
        kind,
        (name: string) => {
          found.get(kind)!.add(name)
          return name
        },
      ]),
    ),
  )
  return [...found].flatMap(([kind, names]) => Array.from(names, (name) => ({ kind, name })))
}

/** What is mentioned and not there. */
export function missingOf(mentions: readonly Mention[], known: NamesByKind): readonly SharedMention[] {
  return mentions.filter((mention): mention is SharedMention => {
    const names = known[mention.kind as SharedKind] as ReadonlySet<string> | undefined
    return names?.has(mention.name) === false
  })
}
