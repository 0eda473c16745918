import { DomainReply, type domains, type Sent } from '@sdp/api'
import {
  type Domain,
  type Edit,
  editLabel,
  editRenames,
  editReturned,
  type Notice,
  type Rename,
} from '@sdp/domain'
import {
  carryIdentity,
  type DeletedEntries,
  deletedByName,
  deletedEntries,
  editLineage,
  isTraced,
  type Lineage,
  lineageBetween,
  namesBetween,
  noLineage,
  type Returned,
  renamesToFollow,
  returnedEntries,
  withUnlisted,
} from '@sdp/domain/identity'
import type { Merge } from '@sdp/domain/merging'
import { changedCollections, fromWire, toWire, type WireDomain } from '@sdp/domain/wire'
import { inverse, renamesBetween, withRename } from './renames.ts'

/** A domain with its content as the server returns it. */
export type FullDomain = DomainReply & { revision: string } & WireDomain

type SaveBody = Sent<typeof domains.update.shapes>['body']

/** One applied edit; both sides are kept, since a domain shares with the next what did not change. */
interface Step {
  /** Distinguishes it from all others, also once general data were put into its domains. */
  id: symbol
  name: string
  before: Domain
  after: Domain
  /** What it renames that the open language may lack. */
  traced: readonly Rename[]
}

/** The open domain, in one language. */
export interface OpenDomain {
  language: string
  /** Whether the language was asked for, or is the default one. */
  requestedLanguage: string | undefined
  /** General data as the server knows it. */
  head: DomainReply
  /** The revision that the edits are based on, and its content as the server has it. */
  revision: string
  stored: WireDomain
  saved: Domain
  current: Domain
  past: readonly Step[]
  future: readonly Step[]
  /** What was renamed between `saved` and `current` and the open language may lack (responses, text concepts), in order. */
  traced: readonly Rename[]
  /** What saves of this visit deleted, which an undo may bring back. */
  deleted: DeletedEntries
  /** What other languages have to follow of the names changed between `saved` and `current`, in order. */
  renames: readonly Rename[]
}

/** Enough to go back a long way, and an end to what a day of work keeps in memory. */
const maxSteps = 500

/** A domain just opened; without a language asked for, the server returns the default one. */
export function openedDomain(
  reply: FullDomain,
  requestedLanguage: string | undefined,
): { open: OpenDomain; notices: readonly Notice[] } {
  const { domain, notices } = fromWire(reply, { freeze: import.meta.env.DEV })
  const open: OpenDomain = {
    language: requestedLanguage ?? defaultLanguage(reply),
    requestedLanguage,
    head: reply,
    revision: reply.revision,
    stored: reply,
    saved: domain,
    current: domain,
    past: [],
    future: [],
    traced: [],
    deleted: new Map(),
    renames: [],
  }
  return { open, notices }
}

function defaultLanguage({ languages }: DomainReply): string {
  return (languages.find((one) => one.default) ?? languages[0])?.language ?? ''
}

function newStep(step: Omit<Step, 'id'>): Step {
  return { id: Symbol(step.name), ...step }
}

export function edited<Args>(open: OpenDomain, edit: Edit<Args>, args: Args): OpenDomain {
  const before = open.current
  const changed = edit(before, args)
  if (changed === before) return open
  const renames = editRenames(edit, before, args)
  const after = carryIdentity(before, changed, editLineage(before, changed, renames))
  const traced = renames.filter(isTraced)
  const step = newStep({ name: editLabel(edit), before, after, traced })
  const now = withRenames({
    ...open,
    current: after,
    past: [...open.past, step].slice(-maxSteps),
    future: [],
    traced: traced.reduce(withRename, open.traced),
  })
  return withReturned(now, editReturned(edit, before, args))
}

/**
 * The open domain with the renames between its states; the same list when they are the same ones, so that nobody reads it again.
 */
function withRenames(open: OpenDomain): OpenDomain {
  const { saved, current, traced } = open
  const names = withUnlisted(saved, namesBetween(saved, current), traced)
  const renames = [...renamesToFollow(saved, names), ...traced.filter(({ kind }) => kind === 'concept')]
  const isSame = JSON.stringify(renames) === JSON.stringify(open.renames)
  return isSame ? open : { ...open, renames }
}

/** The renames of what the open language lacks: responses that others may have, and text concepts. */
export function tracedElsewhere({ saved, traced }: Pick<OpenDomain, 'saved' | 'traced'>): Rename[] {
  const unlisted = renamesToFollow(saved, withUnlisted(saved, noLineage, traced))
  return [...unlisted, ...traced.filter(({ kind }) => kind === 'concept')]
}

/** The last steps that were there when something began, such as a dialog, whose undo leaves them alone. */
export interface StepsBefore {
  past: symbol | undefined
  future: symbol | undefined
}

export function stepsBefore({ past, future }: OpenDomain): StepsBefore {
  return { past: past.at(-1)?.id, future: future[0]?.id }
}

/** The step that undo would take back, unless it was there before. */
export function stepToUndo({ past }: OpenDomain, before?: StepsBefore): Step | undefined {
  const step = past.at(-1)
  return step?.id === before?.past ? undefined : step
}

/** The step that redo would bring back, unless it was there before. */
export function stepToRedo({ future }: OpenDomain, before?: StepsBefore): Step | undefined {
  const [step] = future
  return step?.id === before?.future ? undefined : step
}

export function undone(open: OpenDomain): OpenDomain {
  const step = open.past.at(-1)
  if (step === undefined) return open
  return withRenames({
    ...open,
    current: step.before,
    past: open.past.slice(0, -1),
    future: [step, ...open.future],
    traced: step.traced.map(inverse).reverse().reduce(withRename, open.traced),
  })
}

export function redone(open: OpenDomain): OpenDomain {
  const [step, ...future] = open.future
  if (step === undefined) return open
  return withRenames({
    ...open,
    current: step.after,
    past: [...open.past, step],
    future,
    traced: step.traced.reduce(withRename, open.traced),
  })
}

/** What a save sends, or nothing when there are no differences. */
export function saveBody(
  open: OpenDomain,
  { message, saveId }: { message: string; saveId: string },
): SaveBody | undefined {
  const updates = changedCollections(open.stored, toWire(open.current))
  if (Object.keys(updates).length === 0) return undefined
  return {
    updates,
    language_to_update: open.language,
    commit_message: message,
    base_revision: open.revision,
    save_id: saveId,
    lineage: lineageOf(open),
    ...(open.renames.length > 0 && { renames: [...open.renames] }),
  }
}

/** What became of the saved entries, and which of the new ones are back that an earlier save deleted. */
export function lineageOf({ saved, current, deleted, traced }: OpenDomain): Lineage {
  const returned = returnedEntries(saved, current, deleted)
  return {
    ...withUnlisted(saved, lineageBetween(saved, current), traced),
    ...(returned.length > 0 && { returned }),
  }
}

/** The open domain with entries that are back: an earlier revision had them, and the other languages get them from there. */
function withReturned(open: OpenDomain, returned: readonly Returned[]): OpenDomain {
  if (returned.length === 0) return open
  return { ...open, deleted: new Map([...open.deleted, ...deletedByName(open.current, returned)]) }
}

/** The open domain on top of what the server has now, with what a merge made of both: one step, which can be undone. */
export function mergedInto(
  theirs: OpenDomain,
  { merged, lineage }: Pick<Merge, 'merged' | 'lineage'>,
  { name, traced, returned }: { name: string; traced: readonly Rename[]; returned: readonly Returned[] },
): OpenDomain {
  const { saved } = theirs
  const current = carryIdentity(saved, merged, lineage)
  const { renames } = withRenames({ ...theirs, current, traced })
  const all = renames.filter(isTraced)
  const past = [newStep({ name, before: saved, after: current, traced: all })]
  return withReturned({ ...theirs, current, past, future: [], traced: all, renames }, returned)
}

/** The open domain once the server has what was sent; edits made since then are unsaved. */
export function savedAs(open: OpenDomain, sent: OpenDomain, revision: string): OpenDomain {
  return withRenames({
    ...open,
    revision,
    stored: toWire(sent.current),
    saved: sent.current,
    deleted: new Map([...open.deleted, ...deletedEntries(sent.saved, sent.current, sent.revision)]),
    traced: renamesBetween(sent.traced, open.traced),
  })
}

/** Whether the content differs from what was saved; what was put back as it was does not (ruling R396). */
export function isUnsaved({ saved, current }: Pick<OpenDomain, 'saved' | 'current'>): boolean {
  if (saved === current) return false
  const pairs = listsOf(saved).map(([name, list]) => ({ name, list, now: current[name] as unknown[] }))
  if (pairs.some(({ list, now }) => list.length !== now.length)) return true
  const touched = pairs.map(({ name, list, now }) => {
    const entries = differing(list, now).map(([old, entry]) => withoutSharedItems(old, entry))
    return { name, before: entries.map(([old]) => old), after: entries.map(([, entry]) => entry) }
  })
  const before = Object.fromEntries(touched.map(({ name, before }) => [name, before]))
  const after = Object.fromEntries(touched.map(({ name, after }) => [name, after]))
  return !isSameContent(toWire({ ...saved, ...before }), toWire({ ...current, ...after }))
}

/** Two versions of an entry less what both have at the same place of a list: an edit of one rule writes and compares that. */
function withoutSharedItems(saved: unknown, current: unknown): [saved: unknown, current: unknown] {
  if (!isObject(saved) || !isObject(current)) return [saved, current]
  const lists = Object.entries(saved).flatMap(([name, list]) => {
    const now = current[name]
    const isSameLength = Array.isArray(list) && Array.isArray(now) && list.length === now.length
    return isSameLength && list !== now && list.length > 0 ? [{ name, entries: differing(list, now) }] : []
  })
  const before = lists.map(({ name, entries }) => [name, entries.map(([old]) => old)])
  const after = lists.map(({ name, entries }) => [name, entries.map(([, entry]) => entry)])
  return [
    { ...saved, ...Object.fromEntries(before) },
    { ...current, ...Object.fromEntries(after) },
  ]
}

/** What two lists of one length do not share, in pairs. */
function differing(saved: readonly unknown[], current: readonly unknown[]): [unknown, unknown][] {
  const pairs: [unknown, unknown][] = []
  // All lists of a domain come here after each edit
  if (saved === current) return pairs
  for (let at = 0; at < saved.length; at++) {
    if (saved[at] !== current[at]) pairs.push([saved[at], current[at]])
  }
  return pairs
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listsOf(domain: Domain): [name: keyof Domain, list: unknown[]][] {
  return (Object.entries(domain) as [keyof Domain, unknown][]).flatMap(([name, list]) =>
    // The shared resources are anything that the outside puts there
    Array.isArray(list) && name !== 'sharedResources' ? [[name, list]] : [],
  )
}

function isSameContent(a: WireDomain, b: WireDomain): boolean {
  return Object.keys(changedCollections(a, b)).length === 0
}

/**
 * The open domain after the server answered it again. Other content replaces it, unless there is unsaved work: that keeps
 * its base, and the save will report the conflict.
 */
export function refetched(open: OpenDomain, reply: FullDomain): OpenDomain {
  const isOtherLanguage = open.language !== (open.requestedLanguage ?? defaultLanguage(reply))
  if (reply.revision === open.revision && !isOtherLanguage) return withHead(open, reply)
  if (!isOtherLanguage && isSameContent(open.stored, reply)) {
    return { ...withHead(open, reply), revision: reply.revision }
  }
  if (isUnsaved(open)) return withHead(open, reply)
  const { open: opened } = openedDomain(reply, open.requestedLanguage)
  // Rows on the screen stay what they are, and so does what is being typed in them
  const saved = carryIdentity(open.saved, opened.saved, noLineage)
  return { ...opened, saved, current: saved }
}

/** General data are not edited here, so that all earlier domains get the new ones as well. */
export function withHead(open: OpenDomain, reply: DomainReply): OpenDomain {
  const head = DomainReply.parse(reply)
  const { description, tags, picture, platforms, contributors, handlerUrl, volatile, isTestDomain, diss } =
    fromWire({ ...head, languages: [] }).domain
  const fields = {
    description,
    tags,
    picture,
    platforms,
    contributors,
    handlerUrl,
    volatile,
    isTestDomain,
    diss,
  }
  const isSame = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(open.current[name as keyof Domain]) === JSON.stringify(value),
  )
  // Mostly it is: then nothing is drawn again
  if (isSame) return { ...open, head }
  const renewed = new Map<Domain, Domain>()
  const renew = (domain: Domain): Domain => {
    const known = renewed.get(domain) ?? { ...domain, ...fields }
    renewed.set(domain, known)
    return known
  }
  const renewStep = (step: Step): Step => ({ ...step, before: renew(step.before), after: renew(step.after) })
  return {
    ...open,
    head,
    saved: renew(open.saved),
    current: renew(open.current),
    past: open.past.map(renewStep),
    future: open.future.map(renewStep),
  }
}
