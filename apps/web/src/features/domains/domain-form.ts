import type { DomainReply, DomainUpdateBody, GeneralDataUpdate, NewDomainBody } from '@sdp/api'
import { messages } from '@sdp/domain'
import { chatPlatform } from '@sdp/domain/chat'
import {
  changedGeneralData,
  checkGeneralData,
  checkNewDomain,
  contributorName,
  type DissSetting,
  type FieldErrors,
  type GeneralData,
  type NewDomain,
} from '@sdp/domain/general-data'
import { defaultPlatform } from '@sdp/domain/platforms'
import type { z } from 'zod'

export const emptyForm: NewDomain = {
  name: '',
  language: '',
  embedded: false,
  diss: { enabled: false, version: null },
  volatile: false,
  isTestDomain: false,
  description: '',
  tags: [],
  // With the default alone it would not answer in the chat once it is published (ruling R13)
  platforms: [defaultPlatform, chatPlatform],
  handlerUrl: '',
  picture: '',
  contributors: [],
}

export function toForm(domain: DomainReply): NewDomain {
  return {
    name: domain.name,
    language: domain.languages.find((one) => one.default)?.language ?? domain.languages[0]?.language ?? '',
    embedded: domain.embedded,
    diss: domain.diss,
    volatile: domain.volatile,
    isTestDomain: domain.isTestDomain,
    description: domain.description,
    tags: domain.tags,
    platforms: domain.ntg_versions,
    handlerUrl: domain.handler_url,
    picture: domain.picture,
    contributors: domain.contributors,
  }
}

/** The form as a user leaves it, made as domains keep it (ruling R338). */
function tidy(values: NewDomain): NewDomain {
  return {
    ...values,
    picture: values.picture.trim(),
    handlerUrl: values.handlerUrl.trim(),
    tags: distinct(values.tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
    contributors: distinct(values.contributors.map(contributorName).filter((name) => name !== '')),
  }
}

export function toCreateBody(values: NewDomain): z.input<typeof NewDomainBody> {
  const { name, language, embedded, ...general } = tidy(values)
  return { name, languages: [{ language, default: true }], embedded, ...toWire(general) }
}

/** The body that saves what changed in the form, or nothing when nothing did. */
export function toUpdateBody(
  before: DomainReply,
  values: NewDomain,
): z.input<typeof DomainUpdateBody> | undefined {
  const updates = toWire(changedGeneralData(toForm(before), tidy(values)))
  if (Object.keys(updates).length === 0) return undefined
  return { updates, forceUpdate: true, commit_message: messages.commit.generalData }
}

function toWire({ platforms, handlerUrl, ...same }: Partial<GeneralData>): z.input<typeof GeneralDataUpdate> {
  return {
    ...same,
    ...(platforms !== undefined && { ntg_versions: platforms }),
    ...(handlerUrl !== undefined && { handler_url: handlerUrl }),
  }
}

export interface FormContext {
  /** The codes of the supported languages. */
  languages: readonly string[]
  takenNames: ReadonlySet<string>
  /** Whether the domain exists already: its name and language are fixed then. */
  existing: boolean
}

/** What is wrong with each field of the form. */
export function checkForm(values: NewDomain, context: FormContext): FieldErrors<NewDomain> {
  const tidied = tidy(values)
  if (context.existing) return checkGeneralData(tidied)
  const taken = isTaken(values.name, context.takenNames)
    ? { name: messages.domain.nameTaken(values.name) }
    : {}
  return { ...taken, ...checkNewDomain(tidied, context.languages) }
}

export function takenNames(domains: readonly Pick<DomainReply, 'name'>[]): Set<string> {
  return new Set(domains.map((domain) => domain.name.toLowerCase()))
}

/** Names are unique whatever the case. */
export function isTaken(name: string, names: ReadonlySet<string>): boolean {
  return names.has(name.toLowerCase())
}

export interface DissOption {
  value: string
  label: string
}

/** The choices of the DISS/Version select; a pinned version that is gone from the list stays choosable. */
export function dissOptions(versions: readonly string[], current: DissSetting): DissOption[] {
  const pinned = current.version !== null && !versions.includes(current.version) ? [current.version] : []
  return [
    { value: 'disabled', label: 'Disabled' },
    { value: 'latest', label: 'Latest' },
    ...[...versions, ...pinned].map((version) => ({ value: `version:${version}`, label: version })),
  ]
}

export function toDissOption({ enabled, version }: DissSetting): string {
  if (!enabled) return 'disabled'
  return version === null ? 'latest' : `version:${version}`
}

export function fromDissOption(value: string): DissSetting {
  if (value === 'disabled') return { enabled: false, version: null }
  return { enabled: true, version: value === 'latest' ? null : value.slice('version:'.length) }
}

/** The address of the intent editor of a new domain. */
export function editorPath(name: string): string {
  return `/domains/${encodeURIComponent(name.toLowerCase())}/intent-editor`
}

export interface CreateSteps {
  create: (body: z.input<typeof NewDomainBody>) => Promise<DomainReply>
  close: () => void
  /** Announces to the rest of the browser that there is a new domain. */
  announce: (domain: DomainReply) => void
  reset: () => void
  /** Left out when the user does not want to open the new domain; its session is started before (ruling R35). */
  redirect?: { startSession: (domain: DomainReply) => Promise<unknown>; open: (path: string) => void }
}

/** Creates a domain in the specified order; a refusal leaves the form open with all that was typed. */
export async function createDomain(values: NewDomain, steps: CreateSteps): Promise<void> {
  const domain = await steps.create(toCreateBody(values))
  steps.close()
  steps.announce(domain)
  steps.reset()
  await steps.redirect?.startSession(domain)
  steps.redirect?.open(editorPath(domain.name))
}

export interface SaveSteps {
  save: (body: z.input<typeof DomainUpdateBody>) => Promise<unknown>
  refetch: () => Promise<unknown>
  /** Loads what the domain's DISS setting speaks of. */
  loadDiss: () => Promise<unknown>
}

/** Saves an edited domain in the specified order; returns whether there was anything to save. */
export async function saveGeneralData(
  before: DomainReply,
  values: NewDomain,
  steps: SaveSteps,
): Promise<boolean> {
  const body = toUpdateBody(before, values)
  if (body === undefined) return false
  await steps.save(body)
  await steps.refetch()
  await steps.loadDiss()
  return true
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)]
}
