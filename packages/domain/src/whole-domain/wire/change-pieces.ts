import { everydayTitles, forgivenKindTitles } from '../../model/everyday-language.ts'
import { defaultHandlerId } from '../../model/handler.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { own } from '../../toolbox/own.ts'
import { isSame } from '../../toolbox/same.ts'
import { resetRulesField } from './entry-lines.ts'
import type { WireHandler, WireUrls } from './schemas.ts'

/** A change of one entry as a comparison returns it; of a collection bound to a language, in which. */
export interface TellableChange {
  /** The path of the collection. */
  collection: string
  language?: string | null
  key: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  before?: unknown
  after?: unknown
}

/** What an author calls one thing, however many collections it is in. */
export type EntryKind =
  | 'intent'
  | 'reusableExpression'
  | 'slot'
  | 'everydayLanguage'
  | 'module'
  | 'resetRules'
  | 'apiInput'
  | 'apiAction'
  | 'handler'
  | 'uiAction'
  | 'ttsResponse'
  | 'audioResponse'
  | 'guiResponse'
  | 'additionalResponse'
  | 'test'
  | 'language'
  | 'setting'

/** What changed of one entry in one of the places where it is. */
export interface ChangePiece extends TellableChange {
  kind: EntryKind
  name: string
  /** What had this name before is another entry than what has it now. */
  isReplaced?: boolean
}

const kinds: Readonly<Record<string, EntryKind>> = {
  nlu_interpretations: 'intent',
  'ontology.intents': 'intent',
  arbitrations: 'intent',
  reusable_expressions: 'reusableExpression',
  user_inputs: 'slot',
  'ontology.userInputs': 'slot',
  everyday_language: 'everydayLanguage',
  decision_rules: 'module',
  'ontology.apiInputs': 'apiInput',
  api_actions: 'apiAction',
  system_actions: 'uiAction',
  tts_responses: 'ttsResponse',
  audio_responses: 'audioResponse',
  gui_responses: 'guiResponse',
  runtime_responses: 'additionalResponse',
  conversation_tests: 'test',
  languages: 'language',
}

/** What an author calls the entries of a collection; nothing where it holds no entries. */
export function kindOfCollection(collection: string): EntryKind | undefined {
  return kinds[collection]
}

/** The collections whose entries have reset rules. */
const resetting = new Set(['ontology.userInputs', 'ontology.apiInputs'])

const settings: Readonly<Record<string, string>> = {
  'ontology.discardInputOnSDC': 'Discard input',
  domain_shared_resources: 'Shared resources',
  // Of what is published, where they are pinned with the content (ruling R154)
  ntg_versions: 'Platforms',
  ssml_transition: 'SSML transition',
}

/** The changes by what an author calls an entry: values that hold many are taken apart. */
export function changePieces(changes: readonly TellableChange[]): ChangePiece[] {
  const removed = new Set(
    changes.flatMap(({ collection, key, change }) =>
      collection === 'languages' && change === 'removed' ? [key] : [],
    ),
  )
  // A language that went took its content along; that is said once and not entry by entry.
  return changes.filter(({ language }) => !removed.has(language ?? '')).flatMap(piecesOf)
}

function piecesOf(change: TellableChange): ChangePiece[] {
  const { collection, key } = change
  if (collection === 'justtalk') return justTalkPieces(change)
  if (collection === 'api_action_urls') return handlerPieces(change)
  if (collection === 'everyday_language') return [everydayPiece(change)]
  const kind = kinds[collection]
  if (kind === undefined) return [settingPiece(change)]
  const piece: ChangePiece = { ...change, kind, name: key }
  return resetting.has(collection) && change.change === 'changed' ? resetPieces(piece) : [piece]
}

/** A list is known by its title; the kinds that are not forgiven have titles of their own. */
function everydayPiece(change: TellableChange): ChangePiece {
  const { key, before, after } = change
  const title = own(everydayTitles, key) ?? key
  const piece: ChangePiece = { ...change, kind: 'everydayLanguage', name: title }
  if (key !== 'switchedOff') return piece
  return { ...piece, before: kindTitles(before), after: kindTitles(after) }
}

function kindTitles(kinds: unknown): { kind: string[] } | undefined {
  return kinds === undefined
    ? undefined
    : { kind: namesIn(kinds).map((kind) => own(forgivenKindTitles, kind) ?? kind) }
}

/** A value that was not there before came with this change, one that is not there behind it went. */
function settingPiece(change: TellableChange): ChangePiece {
  const { collection, before, after } = change
  const name = settings[collection] ?? collection
  const what = before === undefined ? 'added' : after === undefined ? 'removed' : change.change
  return { ...change, kind: 'setting', name, change: what }
}

function justTalkPieces(change: TellableChange): ChangePiece[] {
  const before = new Set(namesIn(change.before))
  const after = new Set(namesIn(change.after))
  const changed = [...new Set([...before, ...after])].filter((name) => before.has(name) !== after.has(name))
  return changed.map((name) => ({
    ...change,
    kind: 'intent',
    name,
    before: before.has(name),
    after: after.has(name),
  }))
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

function handlerPieces(change: TellableChange): ChangePiece[] {
  const before = handlersIn(change.before)
  const after = handlersIn(change.after)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): ChangePiece[] => {
    const old = before.get(name)
    const now = after.get(name)
    if (isSame(old, now)) return []
    const what = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
    return [{ ...change, kind: 'handler', name, change: what, before: old, after: now }]
  })
}

/** Old domains have one handler without a name. */
function handlersIn(value: unknown): Map<string, WireHandler> {
  if (Array.isArray(value)) return firstByKey(value.map((handler: WireHandler) => [handler.id, handler]))
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return new Map()
  return new Map([[defaultHandlerId, { id: defaultHandlerId, urls: value as WireUrls }]])
}

/** The reset rules of an input are edited on a screen of their own. */
function resetPieces(piece: ChangePiece): ChangePiece[] {
  const { [resetRulesField]: oldRules = [], ...old } = piece.before as Record<string, unknown>
  const { [resetRulesField]: newRules = [], ...now } = piece.after as Record<string, unknown>
  const rules: ChangePiece = {
    ...piece,
    kind: 'resetRules',
    before: { [resetRulesField]: oldRules },
    after: { [resetRulesField]: newRules },
  }
  return [{ ...piece, before: old, after: now }, ...(isSame(oldRules, newRules) ? [] : [rules])]
}
