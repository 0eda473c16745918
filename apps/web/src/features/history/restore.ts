import type { RestorePreview } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ChangeGroup } from '@sdp/domain/wire'

/** What restoring does to the languages of the open save point: those that change, and those that do not. */
export interface RestoreOutcome {
  /** Nothing would be different afterwards. */
  isNothing: boolean
  texts: string[]
}

/** What to say before a revision is restored, in all languages or only in one. */
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

/** What to ask before one entry is restored, where it is not plain what comes back. */
export function entryQuestion(
  { name, renamedFrom, lines }: Pick<ChangeGroup, 'name' | 'renamedFrom' | 'lines'>,
  language: string,
): string | undefined {
  const others = new Set(lines.flatMap((line) => line.language ?? []))
  others.delete(language)
  const texts = [
    ...(renamedFrom === undefined ? [] : [messages.history.comesBackBeside(renamedFrom, name)]),
    ...(others.size === 0 ? [] : [messages.history.onlyShownLanguage(language, [...others])]),
  ]
  return texts.length === 0 ? undefined : texts.join(' ')
}
