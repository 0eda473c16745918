import { messages, Refused } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import { textsByName } from '@sdp/domain/responses'
import {
  changedTexts,
  checkFileName,
  compareExpressions,
  compareLiterals,
  compareTexts,
  intentSurroundings,
  isSameLanguage,
  isSheetFile,
  languageInFileName,
  languageOfCode,
  mergeExpressions,
  mergeSlot,
  type SheetProblem,
  type SheetReference,
  saidInSheet,
  type TextsByKind,
  type UploadChange,
  uiActionSurroundings,
  uploadIntents,
  uploadSlots,
  uploadUiActions,
} from '@sdp/domain/sheets'
import { newPace } from '../../browser/pace.ts'
import { inPieces } from './pieces.ts'
import { runWorker } from './run-worker.ts'
import type { IntentPart, ResponsePart, SheetKindName, SheetOrder, SlotPart } from './sheet-orders.ts'
import { readReference } from './sheet-reference.ts'
import type { SheetSource } from './sheet-rows.ts'

type Edit = <Args>(
  edit: (domain: SheetSource['domain'], args: Args) => SheetSource['domain'],
  args: Args,
) => boolean

/** A file that can be committed: how many lines it has, what that changes, and the one edit that does it. */
export interface ReadUpload {
  lines: number
  changes: UploadChange[]
  commit: (edit: Edit) => boolean
}

export interface UploadProgress {
  step: 'Reading the file' | 'Checking' | 'Comparing'
  lines: number
}

interface UploadOptions {
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/**
 * The language that a file is for by its name or by what it holds, where that is another than the open one
 * (ruling R372).
 */
interface OtherLanguage {
  otherLanguage: string
}

interface UploadSource extends SheetSource {
  /** The languages that a file can be for. */
  known: readonly string[]
  /** Another language than the open one that the author wants to be taken for it. */
  writtenFor: string | undefined
}

/** All that is wrong with a file, or what it would change; before both, that it is for another language. */
export async function readUpload(
  kind: SheetKindName,
  file: File,
  source: UploadSource,
  watching: UploadOptions,
): Promise<ReadUpload | OtherLanguage | { problems: SheetProblem[] }> {
  const languageOfName = languageInFileName(file.name, { domain: source.domain.name, known: source.known })
  if (isAnother(languageOfName, source)) return { otherLanguage: languageOfName }
  const problems = nameProblems(file.name, source.domain.name)
  if (problems.length > 0) return { problems }
  try {
    return await readInWorker(kind, file, source, watching)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { problems: [{ message: error.message, currentValue: file.name }] }
  }
}

function isAnother(
  languageOfName: string | undefined,
  { language, writtenFor }: UploadSource,
): languageOfName is string {
  return (
    languageOfName !== undefined &&
    ![language, writtenFor].some((one) => one && isSameLanguage(languageOfName, one))
  )
}

function nameProblems(file: string, domain: string): SheetProblem[] {
  const wrongEnding = isSheetFile(file) ? undefined : messages.sheets.otherFile(file)
  return [wrongEnding, checkFileName(file, domain)]
    .filter((message) => message !== undefined)
    .map((message) => ({ message, currentValue: file }))
}

async function readInWorker(
  kind: SheetKindName,
  file: File,
  source: UploadSource,
  { signal, onProgress }: UploadOptions,
): Promise<ReadUpload | OtherLanguage | { problems: SheetProblem[] }> {
  const problems: SheetProblem[] = []
  const intents: IntentPart[] = []
  const slots: SlotPart[] = []
  const responses: ResponsePart[] = []
  let lines = 0
  let languageOfName: string | undefined
  onProgress({ step: 'Reading the file', lines })
  const orders =
    kind === 'UI actions'
      ? responseOrders(file, source, await readReference(signal))
      : ordersOf[kind](file, source)
  await runWorker(orders, {
    signal,
    onMessage: (message) => {
      if (message.kind === 'problems') for (const problem of message.problems) problems.push(problem)
      if (message.kind === 'intents') for (const part of message.parts) intents.push(part)
      if (message.kind === 'slots') for (const part of message.parts) slots.push(part)
      if (message.kind === 'responses') for (const part of message.parts) responses.push(part)
      if (message.kind !== 'checking') return
      lines = message.lines
      languageOfName = message.lang && languageOfCode(message.lang, source.known)
      onProgress({ step: 'Checking', lines })
    },
  })
  if (isAnother(languageOfName, source)) return { otherLanguage: languageOfName }
  if (problems.length > 0) return { problems }
  onProgress({ step: 'Comparing', lines })
  const compared = await {
    intents: () => compareIntents(source, intents),
    slots: () => compareSlots(source, slots),
    'UI actions': () => compareResponses(source, responses),
  }[kind]()
  signal.throwIfAborted()
  return { lines, ...compared }
}

function* intentOrders(file: File, { domain, language }: SheetSource): Iterable<SheetOrder> {
  yield* takeSlots(domain)
  const { intents: known, reusableExpressions } = intentSurroundings(domain)
  const weight = ({ expressions }: { expressions: readonly Expression[] }) => 1 + expressions.length
  for (const intents of inPieces(known, weight)) yield { order: 'take intents', intents }
  yield { order: 'read intents', file, language, reusableExpressions }
}

function* slotOrders(file: File, { domain, language, writtenFor }: UploadSource): Iterable<SheetOrder> {
  yield* takeSlots(domain)
  yield { order: 'read slots', file, language, writtenFor }
}

function* responseOrders(
  file: File,
  { domain }: SheetSource,
  reference: SheetReference | undefined,
): Iterable<SheetOrder> {
  const { uiActions, responses } = uiActionSurroundings(domain, reference)
  for (const names of inPieces(uiActions)) yield { order: 'take responses', uiActions: names, responses: [] }
  const weight = ({ longTexts }: { longTexts: readonly string[] }) => 1 + 20 * longTexts.length
  for (const piece of inPieces(responses, weight)) {
    yield { order: 'take responses', uiActions: [], responses: piece }
  }
  yield { order: 'read responses', file }
}

const ordersOf = { intents: intentOrders, slots: slotOrders } as const

function* takeSlots({ slots }: SheetSource['domain']): Iterable<SheetOrder> {
  const known = slots.map(({ name, type, canonicals, exampleValues }) => ({
    name,
    type,
    canonicals,
    exampleValues,
  }))
  const weight = (slot: (typeof known)[number]) =>
    saidInSheet(slot).reduce((sum, { literals }) => sum + 1 + literals.length, 1)
  for (const piece of inPieces(known, weight)) yield { order: 'take slots', slots: piece }
}

type Compared = Omit<ReadUpload, 'lines'>

async function compareIntents({ domain }: SheetSource, parts: readonly IntentPart[]): Promise<Compared> {
  const pace = newPace()
  const uploaded = new Map<string, Expression[]>()
  for (const { intent, expressions } of parts) {
    const before = uploaded.get(intent)
    if (before === undefined) uploaded.set(intent, expressions)
    else for (const expression of expressions) before.push(expression)
  }
  const merged = new Map<string, Expression[]>()
  const changes: UploadChange[] = []
  for (const { name, expressions } of domain.intents) {
    const fromSheet = uploaded.get(name)
    if (fromSheet === undefined) continue
    await pace()
    const after = mergeExpressions(expressions, fromSheet)
    await pace()
    const change = compareExpressions(name, expressions, after)
    if (change === undefined) continue
    merged.set(name, after)
    changes.push(change)
  }
  return { changes, commit: (edit) => edit(uploadIntents, { expressions: merged }) }
}

async function compareSlots(
  { domain, language }: SheetSource,
  parts: readonly SlotPart[],
): Promise<Compared> {
  const pace = newPace()
  const uploaded = new Map<string, Map<string, string[]>>()
  for (const { slot, canonical, literals } of parts) {
    const ofSlot = uploaded.get(slot) ?? new Map<string, string[]>()
    uploaded.set(slot, ofSlot)
    ofSlot.set(canonical, [...(ofSlot.get(canonical) ?? []), ...literals])
  }
  const merged = new Map<string, ReturnType<typeof mergeSlot>>()
  const changes: UploadChange[] = []
  for (const slot of domain.slots) {
    const fromSheet = uploaded.get(slot.name)
    if (fromSheet === undefined) continue
    await pace()
    const after = mergeSlot(slot, fromSheet, language)
    if (after.canonicals === slot.canonicals && after.exampleValues === slot.exampleValues) continue
    const change = compareLiterals(slot.name, saidInSheet(slot), saidInSheet({ ...slot, ...after }))
    if (change === undefined) continue
    merged.set(slot.name, after)
    changes.push(change)
  }
  return { changes, commit: (edit) => edit(uploadSlots, { slots: merged }) }
}

async function compareResponses({ domain }: SheetSource, parts: readonly ResponsePart[]): Promise<Compared> {
  const uploaded: TextsByKind = { tts: new Map(), audio: new Map() }
  for (const { kind, name, texts } of parts) {
    uploaded[kind].set(name, [...(uploaded[kind].get(name) ?? []), ...texts])
  }
  const texts = changedTexts(domain, uploaded)
  const pace = newPace()
  const changes: UploadChange[] = []
  for (const kind of ['tts', 'audio'] as const) {
    const before = textsByName(domain, kind)
    for (const [name, after] of texts[kind]) {
      await pace()
      changes.push(compareTexts(kind === 'tts' ? name : `${name} (audio)`, before.get(name) ?? [], after))
    }
  }
  return { changes, commit: (edit) => edit(uploadUiActions, { texts }) }
}
