import { type DomainUpdateBody, GeneralDataUpdate } from '@sdp/api'
import { messages, parseFirst, Refused } from '@sdp/domain'
import {
  checkGeneralData,
  type DomainHead,
  type FieldErrors,
  type GeneralData,
  type NewDomain,
} from '@sdp/domain/general-data'
import { findCollection } from '@sdp/domain/wire'
import type { z } from 'zod'

type GeneralDataOnWire = z.infer<typeof GeneralDataUpdate>

/** The updates of a save by where they go. */
export interface SplitUpdates {
  general: GeneralDataOnWire
  content: Record<string, unknown>
  /** What a domain keeps from its creation on (ruling R15). */
  fixed: { name?: unknown; embedded?: unknown }
}

/** Tells general data from content; refuses what is neither (ruling R23). */
export function splitUpdates(updates: z.infer<typeof DomainUpdateBody>['updates']): SplitUpdates {
  const general: Record<string, unknown> = {}
  const split: SplitUpdates = { general: {}, content: {}, fixed: {} }
  for (const [field, value] of Object.entries(updates)) {
    if (findCollection(field) !== undefined) split.content[field] = value
    else if (field === 'name' || field === 'embedded') split.fixed[field] = value
    else if (Object.hasOwn(GeneralDataUpdate.shape, field)) general[field] = value
    else refuseFields([{ field: `updates.${field}`, message: messages.wire.unknownField }])
  }
  const parsed = parseFirst(GeneralDataUpdate, general)
  if (parsed.problems !== undefined) {
    return refuseFields(
      parsed.problems.map(({ path, message }) => ({ field: ['updates', ...path].join('.'), message })),
    )
  }
  return { ...split, general: parsed.value }
}

/** The general data after an update; refuses what a domain cannot become. */
export function updatedGeneralData(before: DomainHead, { general, fixed }: SplitUpdates): GeneralData {
  if (fixed.name !== undefined && fixed.name !== before.name) refuse('name', messages.domain.nameFixed)
  if (fixed.embedded !== undefined && fixed.embedded !== before.embedded) {
    refuse('embedded', messages.domain.embeddedFixed)
  }
  if (before.isTestDomain && general.isTestDomain === false) {
    refuse('isTestDomain', messages.domain.testPermanent)
  }
  const after: GeneralData = {
    description: general.description ?? before.description,
    tags: general.tags ?? before.tags,
    picture: general.picture ?? before.picture,
    handlerUrl: general.handler_url ?? before.handlerUrl,
    platforms: general.ntg_versions ?? before.platforms,
    contributors: general.contributors?.map((name) => name.toLowerCase()) ?? before.contributors,
    volatile: general.volatile ?? before.volatile,
    isTestDomain: general.isTestDomain ?? before.isTestDomain,
    diss: general.diss ?? before.diss,
  }
  refuseErrors(checkGeneralData(after))
  return after
}

const wireNames: Partial<Record<keyof NewDomain, string>> = {
  handlerUrl: 'handler_url',
  platforms: 'ntg_versions',
  language: 'languages',
}

/** Refuses when a field is wrong, naming it as the caller knows it. */
export function refuseErrors(errors: FieldErrors<NewDomain>): void {
  const wrong = Object.entries(errors).map(([field, message]) => ({
    field: wireNames[field as keyof NewDomain] ?? field,
    message,
  }))
  if (wrong.length > 0) refuseFields(wrong)
}

function refuse(field: string, message: string): never {
  return refuseFields([{ field, message }])
}

function refuseFields(wrong: { field: string; message: string }[]): never {
  throw new Refused('invalid', wrong.map(({ field, message }) => `${field}: ${message}`).join('; '), wrong)
}
