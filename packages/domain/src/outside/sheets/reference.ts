import type { Domain } from '../../model/domain.ts'
import type { ResponseKind } from '../../nouns/responses/response-checks.ts'
import { textsByName } from '../../nouns/responses/text-edits.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { saidInSheet } from './said-in-sheet.ts'

/** What another language says, by the names that all languages share; a download shows it next to the open one. */
export interface SheetReference {
  expressions: ReadonlyMap<string, readonly string[]>
  /** By slot and canonical; example values are those of no canonical. */
  literals: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  texts: Record<ResponseKind, ReadonlyMap<string, readonly string[]>>
}

/** What a domain says in the language in which it was read. */
export function sheetReference(domain: Domain): SheetReference {
  return {
    expressions: firstByKey(
      domain.intents.map(({ name, expressions }) => [name, expressions.map(({ text }) => text)]),
    ),
    literals: firstByKey(
      domain.slots.map((slot) => [
        slot.name,
        firstByKey(saidInSheet(slot).map(({ name, literals }) => [name, literals])),
      ]),
    ),
    texts: { tts: textsByName(domain, 'tts'), audio: textsByName(domain, 'audio') },
  }
}

/**
 * What is said for a name next to what another language says for it, row by row. Where neither says anything there is one
 * row, so that nobody has to look for the name.
 */
export function sideBySide<Said>(
  said: readonly Said[],
  other: readonly string[] = [],
): { said: Said | undefined; other: string }[] {
  return Array.from({ length: Math.max(said.length, other.length, 1) }, (_, at) => ({
    said: said[at],
    other: other[at] ?? '',
  }))
}
