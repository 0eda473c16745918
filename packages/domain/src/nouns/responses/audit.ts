import { mapTexts } from '../../mentions/texts.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { namesAround } from '../../model/response-names.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { hasTemplate } from '../gui-responses/setting.ts'
import { textProblems, unfilledPlaceholders } from '../texts/text-problems.ts'
import { type TtsType, ttsTypeOf } from '../texts/tts-type.ts'
import { sameButSpaces, unusedProblems, usedResponses } from './problems.ts'

/** What an audit of the responses can find, in the order in which it is reported. */
const auditKinds = ['noText', 'unused', 'unfilled', 'spaces', 'ssml', 'gui'] as const
export type AuditKind = (typeof auditKinds)[number]

/** Something worth a look in what a domain says, plays and shows. */
export interface AuditFinding {
  kind: AuditKind
  in: 'uiActions' | 'ttsResponses' | 'audioResponses' | 'guiResponses'
  /** What the UI action or the response is called. */
  name: string
  /** The text of the response that it is in, counted from 0. */
  text?: number
  message: string
}

/**
 * All that is worth a look in the responses of a domain in its language: UI actions without any text, responses nobody
 * uses, placeholders that nothing fills, texts that differ only in spaces, broken tags and GUI responses that lead
 * nowhere (ruling R130).
 */
export function auditResponses(
  domain: Domain,
  { ssmlTransition }: { ssmlTransition: boolean },
): AuditFinding[] {
  const type = ttsTypeOf({ platforms: domain.platforms, ssmlTransition })
  const inputs = new Set([...domain.slots, ...domain.apiInputs].map(({ name }) => name))
  const isKnown = (name: string) => inputs.has(name)
  const found = [
    ...silentActions(domain),
    ...unused(domain),
    ...inTexts(domain, 'ttsResponses', { type, isKnown }),
    ...inTexts(domain, 'audioResponses', { type: undefined, isKnown }),
    ...inGui(domain, isKnown),
  ]
  return auditKinds.flatMap((kind) => found.filter((finding) => finding.kind === kind))
}

function silentActions(domain: Domain): AuditFinding[] {
  const texts = firstByKey(domain.ttsResponses.map((response) => [response.name, response.texts]))
  const hasText = (name: string) => (texts.get(name) ?? []).some((text) => text.trim() !== '')
  return domain.uiActions
    .filter(({ name, ttsResponses, preTtsText, postTtsText }) => {
      const around = namesAround(name)
      const isSaid = [preTtsText, postTtsText].some((said) => said !== '' && !around.includes(said))
      return !isSaid && ![...ttsResponses, ...around].some(hasText)
    })
    .map(({ name }) => ({
      kind: 'noText',
      in: 'uiActions',
      name,
      message: messages.responses.saysNothing(name),
    }))
}

function unused(domain: Domain): AuditFinding[] {
  const used = usedResponses(domain.uiActions)
  const inList = (list: SpokenList, kind: 'tts' | 'audio') =>
    unusedProblems(domain[list], used, kind).map(
      ({ message, at: [index] }): AuditFinding => ({
        kind: 'unused',
        in: list,
        name: domain[list][Number(index)]!.name,
        message,
      }),
    )
  return [...inList('ttsResponses', 'tts'), ...inList('audioResponses', 'audio')]
}

type SpokenList = 'ttsResponses' | 'audioResponses'

interface Reading {
  type: TtsType | undefined
  isKnown: (name: string) => boolean
}

function inTexts(domain: Domain, list: SpokenList, { type, isKnown }: Reading): AuditFinding[] {
  return domain[list].flatMap(({ name, texts }) => {
    const at = (kind: AuditKind, text: number, message: string): AuditFinding => ({
      kind,
      in: list,
      name,
      text,
      message,
    })
    return [
      ...texts.flatMap((text, index) => [
        ...textProblems(text, type).map(({ kind, message }) =>
          at(kind === 'tag' ? 'ssml' : 'unfilled', index, message),
        ),
        ...unfilledPlaceholders(text, isKnown).map(({ message }) => at('unfilled', index, message)),
      ]),
      ...sameButSpaces(texts).map(({ first, second }) =>
        at('spaces', second, messages.responses.sameButSpaces(first + 1, second + 1)),
      ),
    ]
  })
}

function inGui({ uiActions, guiResponses }: Domain, isKnown: Reading['isKnown']): AuditFinding[] {
  const shown = new Set(guiResponses.map(({ name }) => name))
  const actions = new Set(uiActions.map(({ name }) => name))
  const lacking = uiActions
    .filter(({ name, guiResponse }) => hasTemplate(guiResponse?.type ?? '') && !shown.has(name))
    .map(({ name }) => guiFinding('uiActions', name, messages.responses.guiMissing(name)))
  const ownerless = guiResponses
    .filter(({ name }) => !actions.has(name))
    .map(({ name }) => guiFinding('guiResponses', name, messages.responses.guiUnused(name)))
  const unfilled = guiResponses.flatMap(({ name, template }) => {
    const wrong = new Set<string>()
    mapTexts(template, (text) => {
      for (const { message } of unfilledPlaceholders(text, isKnown)) wrong.add(message)
      return text
    })
    return [...wrong].map((message) => guiFinding('guiResponses', name, message))
  })
  return [...lacking, ...ownerless, ...unfilled]
}

function guiFinding(list: AuditFinding['in'], name: string, message: string): AuditFinding {
  return { kind: 'gui', in: list, name, message }
}
