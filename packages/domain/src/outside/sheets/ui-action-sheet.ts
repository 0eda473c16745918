import type { Domain } from '../../model/domain.ts'
import type { Response } from '../../model/response.ts'
import { namesAround } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { type ResponseKind, responseList } from '../../nouns/responses/response-checks.ts'
import { textsByName } from '../../nouns/responses/text-edits.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { SheetCells, SheetProblem } from './cells.ts'
import { cellText } from './cut-cells.ts'
import { isCutInCell, type KnownResponse, readUiActionRows, type TextsByKind } from './read-ui-action-rows.ts'
import { type SheetReference, sideBySide } from './reference.ts'

/** A row of the sheet of UI actions: one text of a response, or without one a response that waits for it. */
export interface UiActionRow {
  responsename: string
  type: ResponseKind
  actual: string
  /** What another language says, where one is shown. */
  reference?: string
}

/** The columns of the sheet of UI actions, in their order. */
export const uiActionColumns = ['responsename', 'type', 'actual'] as const

const kinds: readonly ResponseKind[] = ['tts', 'audio']

/**
 * What the UI actions of a domain say and play, as the rows of a sheet, next to what another language says; a text of nothing
 * but spaces is left out.
 */
export function* uiActionRows(
  domain: Domain,
  reference?: Pick<SheetReference, 'texts'>,
): Iterable<UiActionRow> {
  for (const kind of kinds) {
    const others = reference?.texts[kind]
    for (const [name, texts] of textsOfAll(domain, kind, others?.keys())) {
      for (const { said, other } of sideBySide(texts, others?.get(name)?.filter(isText))) {
        yield {
          responsename: cellText(name),
          type: kind,
          actual: cellText(said ?? ''),
          ...(reference && { reference: cellText(other) }),
        }
      }
    }
  }
}

/** The texts of all responses, with those that say nothing: UI actions or another language name them. */
function textsOfAll(
  domain: Domain,
  kind: ResponseKind,
  named: Iterable<string> = [],
): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  for (const [name, texts] of textsByName(domain, kind)) all.set(name, texts.filter(isText))
  for (const name of [...domain.uiActions.flatMap((action) => usedNames(action, kind)), ...named]) {
    if (!all.has(name)) all.set(name, [])
  }
  return all
}

/** The responses that a UI action says or plays, in their order. */
function usedNames(action: UiAction, kind: ResponseKind): string[] {
  if (kind === 'audio') return action.audioResponses
  const [before, after] = namesAround(action.name)
  return [
    ...[action.preTtsText].filter((name) => name === before),
    ...action.ttsResponses,
    ...[action.postTtsText].filter((name) => name === after),
  ]
}

function isText(text: string): boolean {
  return text.trim() !== ''
}

/** All that is wrong in an uploaded sheet of UI actions. */
export function checkUiActionRows(domain: Domain, { rows }: { rows: readonly SheetCells[] }): SheetProblem[] {
  return readUiActionRows(uiActionSurroundings(domain), rows).problems
}

/** Replaces the texts of the responses that an uploaded sheet names; the others keep theirs. */
export function applyUiActionRows(domain: Domain, { rows }: { rows: readonly SheetCells[] }): Domain {
  const { problems, texts } = readUiActionRows(uiActionSurroundings(domain), rows)
  if (problems.length > 0) throw new Refused('invalid', problems[0]!.message, problems)
  return uploadUiActions(domain, { texts: changedTexts(domain, texts) })
}

/** What a sheet of UI actions is read against; a response that only another language has is known as well. */
export function uiActionSurroundings(
  domain: Domain,
  reference?: Pick<SheetReference, 'texts'>,
): { uiActions: string[]; responses: KnownResponse[] } {
  const responses = kinds.flatMap((kind) =>
    Array.from(textsOfAll(domain, kind, reference?.texts[kind].keys()), ([name, texts]) => ({
      kind,
      name,
      isSilent: texts.length === 0,
      longTexts: texts.filter(isCutInCell),
    })),
  )
  return { uiActions: domain.uiActions.map(({ name }) => name), responses }
}

/** The responses to which an upload gives other texts, with those. */
export function changedTexts(domain: Domain, uploaded: TextsByKind): TextsByKind {
  const ofKind = (kind: ResponseKind) => {
    const before = textsByName(domain, kind)
    return new Map([...uploaded[kind]].filter(([name, texts]) => isChanged(before.get(name) ?? [], texts)))
  }
  return { tts: ofKind('tts'), audio: ofKind('audio') }
}

function isChanged(before: readonly string[], uploaded: string[]): boolean {
  return unlessSame(before.filter(isText), uploaded) === uploaded
}

/**
 * Gives responses the texts of a sheet that was read and compared. A response that is new is said or played by the UI action
 * of its name, or before or after it. All at once, so that it is undone at once.
 */
export function uploadUiActions(domain: Domain, { texts }: { texts: TextsByKind }): Domain {
  if (texts.tts.size + texts.audio.size === 0) return domain
  return withFields(domain, {
    ttsResponses: withTexts(domain.ttsResponses, texts.tts),
    audioResponses: withTexts(domain.audioResponses, texts.audio),
    uiActions: usingNew(domain, texts),
  })
}

function withTexts(responses: Response[], texts: ReadonlyMap<string, string[]>): Response[] {
  if (texts.size === 0) return responses
  const known = new Set(responses.map(({ name }) => name))
  const kept = mapSame(responses, (response) =>
    withFields(response, { texts: texts.get(response.name) ?? response.texts }),
  )
  return [
    ...kept,
    ...[...texts].filter(([name]) => !known.has(name)).map(([name, all]) => ({ name, texts: all })),
  ]
}

function usingNew(domain: Domain, texts: TextsByKind): UiAction[] {
  const isNew = (kind: ResponseKind) => {
    const known = new Set(domain[responseList(kind)].map(({ name }) => name))
    return (name: string) => texts[kind].has(name) && !known.has(name)
  }
  const isNewOf = { tts: isNew('tts'), audio: isNew('audio') }
  return mapSame(domain.uiActions, (action) => {
    const [before = '', after = ''] = namesAround(action.name)
    const used = (kind: ResponseKind) => {
      const names = action[responseList(kind)]
      return isNewOf[kind](action.name) && !names.includes(action.name) ? [...names, action.name] : names
    }
    return withFields(action, {
      ttsResponses: used('tts'),
      audioResponses: used('audio'),
      preTtsText: texts.tts.has(before) ? before : action.preTtsText,
      postTtsText: texts.tts.has(after) ? after : action.postTtsText,
    })
  })
}
