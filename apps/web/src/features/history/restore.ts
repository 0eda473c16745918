import type { RestorePreview } from '@sdp/api'
import { messages, type Rename } from '@sdp/domain'
import { type Lineage, listOfKind, nameAfter, namesOfList } from '@sdp/domain/identity'
import type { ChangeGroup } from '@sdp/domain/wire'

type RenameKind = Rename['kind']

/** What restoring does to the languages of the open save point: those that change, and those that do not. */
export interface RestoreOutcome {
  /** Nothing would be different afterwards. */
  isNothing: boolean
  texts: string[]
}

/** What to say before a revision is restored, in all languages or only in one (ruling R41). */
export function restoreOutcome(
  { shared, languages }: RestorePreview,
  only: string | undefined,
): RestoreOutcome {
  const named = (becomes: RestorePreview['languages'][number]['becomes']) =>
    languages.filter((one) => one.becomes === becomes).map(({ language }) => language)
  const restored = named('restored').filter((language) => only === undefined || language === only)
  if (restored.length === 0 && !shared) {
    return { isNothing: true, texts: [messages.history.nothingToRestore] }
  }
  const isOthers = ({ language, becomes }: RestorePreview['languages'][number]) =>
    becomes === 'kept' || (only !== undefined && language !== only && becomes !== 'stays deleted')
  const others = languages.filter(isOthers).map(({ language }) => language)
  const deleted = named('stays deleted')
  return {
    isNothing: false,
    texts: [
      messages.history.willChange([...restored, ...(shared ? [messages.history.allShare] : [])]),
      ...(others.length === 0 ? [] : [keeping(others, { only, shared })]),
      ...(deleted.length === 0 ? [] : [messages.history.staysDeleted(deleted)]),
    ],
  }
}

function keeping(
  languages: readonly string[],
  { only, shared }: { only: string | undefined; shared: boolean },
): string {
  const text =
    only === undefined ? messages.history.newerKeeps(languages) : messages.history.othersKeep(languages)
  return shared ? `${text} ${messages.history.followsShared}` : text
}

/** Whether a language can be restored by itself: it has to be as old as the revision. */
export function canRestoreOnly({ languages }: RestorePreview, language: string): boolean {
  return languages.some((one) => one.language === language && one.becomes !== 'kept')
}

/** What became of an entry since it was as it is to be again. */
interface RestoredEntry {
  /** What it was called. */
  name: string
  /** What it is called now; null when it is gone, nothing where nobody knows. */
  now: string | null | undefined
  /** What it will be called. */
  as: string
}

/** What to ask before one entry is restored, where it is not plain what comes back. */
export function entryQuestion(
  { name, renamedFrom, lines }: Pick<ChangeGroup, 'name' | 'renamedFrom' | 'lines'>,
  entry: RestoredEntry,
  language: string,
): string | undefined {
  const others = new Set(lines.flatMap((line) => line.language ?? []))
  others.delete(language)
  const isGuessed = entry.now === undefined && renamedFrom !== undefined
  const texts = [
    ...(isGuessed ? [messages.history.restoredNextTo(renamedFrom, name)] : nameTexts(entry)),
    // What was gone everywhere comes back everywhere with the save (ruling R43)
    ...(others.size === 0 || entry.now === null
      ? []
      : [messages.history.onlyShownLanguage(language, [...others])]),
  ]
  return texts.length === 0 ? undefined : texts.join(' ')
}

function nameTexts({ name, now, as }: RestoredEntry): string[] {
  if (now === undefined || now === name) return []
  if (now === null) return as === name ? [] : [messages.history.restoredAs(name, as)]
  return [as === now ? messages.history.keepsName(name, now) : messages.history.getsNameBack(name, now)]
}

/**
 * What an entry of an earlier revision is called in the open domain: by the lineage to the revision that is open, and the names
 * that were changed and not saved since. Null when it is gone; nothing where nobody knows.
 */
export function presentName(
  { kind, name }: { kind: RenameKind; name: string },
  { lineage, renames }: { lineage: Lineage | null; renames: readonly Rename[] },
): string | null | undefined {
  const list = listOfKind[kind]
  if (lineage === null || list === undefined) return undefined
  const saved = nameAfter(namesOfList(lineage, list))(name)
  if (saved === undefined) return null
  return renames.reduce((now, one) => (one.kind === kind && one.from === now ? one.to : now), saved)
}
