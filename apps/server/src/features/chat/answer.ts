import type { ChatCandidate, SystemResponse, TextRecognitionReply } from '@sdp/api'
import { foundOf, isHeadUnits, type Judged, type ReplyAction, type SaidText } from '@sdp/dialogue'
import { responseImage, shownResponse, type Template } from '@sdp/domain/gui-responses'
import type { TurnOutcome } from '../../runtime/protocol.ts'
import type { DialogState } from './dialog-state.ts'

type FullResponse = TextRecognitionReply['fullResponse']

/** What goes back, without the request and the time that it took. */
export interface Answer {
  systemResponses: SystemResponse[]
  fullResponse: Omit<FullResponse, 'millis'>
}

/** An answer that comes from no domain: a sentence that says why. */
export function sentenceAnswer(
  text: string,
  { language, judged = [] }: { language: string; judged?: readonly Judged[] },
): Answer {
  return {
    systemResponses: [{ ...nothing, text }],
    fullResponse: {
      domainId: null,
      domain: null,
      language,
      ...judgedReply(judged),
      reply: null,
      trace: null,
      passedOver: [],
      passedCounts: [],
    },
  }
}

interface Answered extends Pick<TurnOutcome, 'reply' | 'trace' | 'passedOver' | 'passedCounts'> {
  domainId: string
  domain: string
  language: string
  platform: string
  judged: readonly Judged[]
  dialogState: DialogState
}

/** An action of the reply after the other; what went wrong is said at the end. */
export function domainAnswer(answered: Answered): Answer {
  const { domainId, domain, language, platform, judged, reply, dialogState } = answered
  const { trace, passedOver, passedCounts } = answered
  const actions = reply.actions.map((action) => responseOf(action, platform))
  const all = reply.error === undefined ? actions : [...actions, { ...nothing, text: reply.error }]
  // Also where nothing is said: the client keeps the state of the first action
  const [first = nothing, ...others] = all
  return {
    systemResponses: [
      { ...first, continues: reply.followUp, ...(reply.followUp && { dialogState }) },
      ...others,
    ],
    fullResponse: {
      domainId,
      domain,
      language,
      ...judgedReply(judged),
      reply,
      ...(!reply.followUp && { endState: dialogState }),
      trace,
      passedOver,
      passedCounts,
    },
  }
}

const nothing: SystemResponse = {
  action: '',
  text: '',
  preText: '',
  postText: '',
  audio: [],
  image: null,
  gui: null,
  continues: false,
}

function responseOf(action: ReplyAction, platform: string): SystemResponse {
  if (action.kind === 'core') return { ...nothing, action: action.name }
  if (action.kind === 'platform') {
    return { ...nothing, action: action.name, text: action.text, continues: action.name === 'askBack' }
  }
  const { name, before, texts, after, audio, gui, followUp } = action
  const shown = gui && shownResponse({ ...gui, template: gui.template as Template | undefined }, { platform })
  return {
    action: name,
    text: spoken(texts),
    preText: spoken(before),
    postText: spoken(after),
    audio: audio.map((text) => text.spoken),
    image: (shown && responseImage(shown.template)) ?? null,
    gui: shown ?? null,
    continues: followUp,
  }
}

function spoken(texts: readonly SaidText[]): string {
  return texts.map((text) => text.spoken).join(' ')
}

/** Who took part, and how they compared. */
export function judgedReply(judged: readonly Judged[]): Pick<FullResponse, 'candidates' | 'isForHeadUnit'> {
  return { candidates: judged.map(candidateReply), isForHeadUnit: isHeadUnits(judged) }
}

function candidateReply({ candidate, lostBy }: Judged): ChatCandidate {
  const { domainId, domain, heard, arbitration } = candidate
  const found = heard && foundOf(heard.reading, heard.by)
  return {
    domainId,
    domain,
    intent: heard?.reading.intent ?? null,
    score: found?.score ?? 0,
    by: found?.by ?? null,
    freeWords: found?.freeWords ?? 0,
    arbitration,
    lostBy: lostBy ?? null,
  }
}
