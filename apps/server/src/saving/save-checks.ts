import { messages, Refused } from '@sdp/domain'
import { limits } from '@sdp/domain/general-data'
import { checkLanguageList, supportedLanguages } from '@sdp/domain/languages'
import type { DomainLanguage } from '../content/languages.ts'

/** Refuses languages that a save point cannot have (ruling R24). */
export function refuseLanguages(
  languages: readonly DomainLanguage[],
  { before, domainName }: { before: readonly DomainLanguage[]; domainName: string },
): void {
  const listed = (all: readonly DomainLanguage[]) =>
    all.map(({ language, default: isDefault }) => ({ language, isDefault }))
  const message = checkLanguageList(listed(languages), {
    before: listed(before),
    domainName,
    supported: supportedLanguages,
  })
  if (message !== undefined) throw new Refused('invalid', message, [{ field: 'languages', message }])
}

/** Refuses a commit message that is blank or too long. */
export function refuseCommitMessage(commitMessage: string): void {
  if (commitMessage.length > limits.message) refuseMessage(messages.commit.tooLong)
  if (commitMessage.trim() === '') refuseMessage(messages.commit.messageRequired)
}

function refuseMessage(message: string): never {
  throw new Refused('invalid', message, [{ field: 'commit_message', message }])
}
