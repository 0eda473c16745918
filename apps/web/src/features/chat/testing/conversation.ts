import { chat } from '@sdp/api'
import { compile, newState, type State, type TurnContext, turn } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import {
  aDomain,
  aModule,
  anApiInput,
  anExpression,
  anIntent,
  aRule,
  aSlot,
  aUiAction,
} from '@sdp/domain/testing'
import type { ChatMessage, ChatRequest, SentWhatIf } from '../chat-store.ts'
import { anAction, anAnswer } from './chat-page.ts'

const equals = (value: string) => ({ matcher: 'EqualsMatcher', arguments: [value] })

/** Plays what it is asked for, asks for the genre, and warns of speed. */
export const music: Domain = aDomain({
  languages: [{ id: 'e', language: 'eng-USA', isDefault: true }],
  intents: [
    anIntent('play', { expressions: [anExpression('play [$(genre)]')] }),
    anIntent('stop', { expressions: [anExpression('stop')] }),
  ],
  slots: [aSlot('genre', { jazz: ['jazz'], rock: ['rock'] })],
  apiInputs: [anApiInput('find', { volatile: true, returnValue: ['ok'] })],
  apiActions: [{ name: 'find', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 0 }],
  modules: [
    aModule(
      'Music',
      aRule(['play'], { apiInputs: [{ input: 'find', ...equals('ok') }], uiAction: 'playing' }),
      aRule(['play'], {
        slots: [{ input: 'genre', matcher: 'NotCollectedMatcher', arguments: [] }],
        uiAction: 'ask',
      }),
      aRule(['play'], { apiAction: { name: 'find' } }),
      aRule(['stop'], { uiAction: 'stopped' }),
    ),
  ],
  uiActions: [
    aUiAction('playing', { ttsResponses: ['playing'] }),
    aUiAction('ask', { ttsResponses: ['ask'], dialogAct: { type: 'askForInput', slots: { genre: '' } } }),
    aUiAction('stopped'),
    aUiAction('paused'),
  ],
  ttsResponses: [
    { name: 'playing', texts: ['Here is {{genre}}', 'Enjoy {{genre}}'] },
    { name: 'ask', texts: ['What shall I play?'] },
  ],
})

export const found = [{ apiAction: 'find', answer: { returnValue: 'ok' } }]

type Bubbles = Pick<ChatMessage, 'id' | 'author' | 'data' | 'answer' | 'repeats' | 'domain'> & {
  type: 'text'
}

interface Saying {
  domain?: Domain
  domainId?: string
  language?: string
  whatIf?: SentWhatIf
  /** Whether it is said again at the same point. */
  repeats?: ChatRequest
}

/** A conversation as the chat has it, each sentence answered by the dialogue itself. */
export function conversation() {
  const messages: Bubbles[] = []
  let state: State | undefined
  async function say(text: string, saying: Saying = {}): Promise<ChatRequest> {
    const { domain = music, domainId = 'music', language = 'eng-USA', whatIf, repeats } = saying
    const before = repeats === undefined ? state : (repeats.requestInfo?.dialogState as State | undefined)
    const request: ChatRequest = {
      text_query: text,
      requestInfo: {
        draft: { domainId, revision: 'r1' },
        ...(before && { dialogState: before }),
        ...(whatIf && { whatIf }),
      },
      header: { ...sentHeader(newRequestHeader()), language },
    }
    const answered = await turn(compile(domain, language), before ?? newState(), text, {
      callHandler: async () => ({ returnValue: 'ok' }),
      ...(whatIf as Pick<TurnContext, 'vehicleInputs'>),
    })
    state = answered.reply.followUp ? answered.state : undefined
    const [response] = answered.reply.actions.map(({ name }) => anAction(name, { action: name }))
    const empty = anAnswer(response ?? anAction(''))
    const { reply: replied, trace } = answered
    const ofTurn = { reply: replied, trace, domainId, domain: domainId, language }
    const fullResponse = { ...empty.fullResponse, ...ofTurn }
    const reply = chat.textRecognition.shapes.reply.parse({ ...empty, fullResponse })
    const data = { text, audio: [], image: null, request }
    const id = messages.length + 1
    messages.push({ id, author: 'me', type: 'text', data, ...(repeats && { repeats }) })
    messages.push({
      ...{ id: id + 1, author: 'bot', type: 'text', data, domain },
      answer: { response: reply.systemResponses[0]!, reply },
    })
    return request
  }
  return { messages, say }
}
