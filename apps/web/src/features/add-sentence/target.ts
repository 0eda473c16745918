import type { DomainReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { originalName } from '@sdp/domain/save-points'
import type { NearIntent } from '../../parts/sentence-to-add.ts'

/** A domain that a sentence can be added to. */
export interface TargetDomain {
  id: string
  name: string
  languages: readonly string[]
}

/** A domain of the list, or what is open, which may be another save point than the Original. */
export function targetDomain({
  _id,
  name,
  savePoint,
  languages,
}: Pick<DomainReply, '_id' | 'name' | 'savePoint' | 'languages'>): TargetDomain {
  return {
    id: _id,
    name: savePoint === originalName ? name : `${name} (${savePoint})`,
    languages: languages.map(({ language }) => language),
  }
}

/** The open domain, then those that the sentence comes near to, the most certain first, then all others by name. */
export function inOrder(
  domains: readonly TargetDomain[],
  { openId, near }: { openId: string | undefined; near: readonly NearIntent[] },
): TargetDomain[] {
  const rankOf = ({ id }: TargetDomain) => {
    if (id === openId) return -1
    const at = near.findIndex(({ domainId }) => domainId === id)
    return at < 0 ? near.length : at
  }
  return domains.toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name))
}

/** Whether a sentence can be added to a domain now, or what has to be done before. */
export type Target =
  | { kind: 'ready' }
  /** It has to be opened, in this language. */
  | { kind: 'to open'; message: string; language: string }
  | { kind: 'read-only'; message: string }
  | { kind: 'impossible'; message: string }

interface EditorState {
  /** What is open, in which language. */
  open: { id: string; language: string } | undefined
  /** Why what is open cannot be changed. */
  readOnly: string | undefined
  /** Of the sentence. */
  language: string
}

export function targetOf(
  { id, name, languages }: TargetDomain,
  { open, readOnly, language }: EditorState,
): Target {
  const spelled = languages.find((one) => isSameLanguage(one, language))
  if (spelled === undefined) {
    return { kind: 'impossible', message: messages.chat.languageMissing(name, language) }
  }
  if (open?.id !== id) {
    return { kind: 'to open', message: messages.addSentence.toOpen(name), language: spelled }
  }
  if (!isSameLanguage(open.language, language)) {
    const message = messages.addSentence.otherLanguage(name, open.language, spelled)
    return { kind: 'to open', message, language: spelled }
  }
  return readOnly === undefined ? { kind: 'ready' } : { kind: 'read-only', message: readOnly }
}

export function isSameLanguage(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
