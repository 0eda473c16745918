import { chat, type TextRecognitionBody } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import { draftStage, findStage } from '@sdp/domain/chat'
import type { z } from 'zod'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { Unavailable } from '../../http/errors.ts'
import { openVoice } from '../../outside/voice.ts'
import { untilAny } from '../../process/ending-signals.ts'
import { withTimeout } from '../../process/with-timeout.ts'
import type { Answer } from './answer.ts'
import { callForTest } from './call-for-test.ts'
import { readingsOfAll } from './readings.ts'
import { answerFromDraft, answerFromPublished } from './turns.ts'
import { refuseLargeCall, refuseLargeWhatIf } from './what-if-limit.ts'

type Body = z.output<typeof TextRecognitionBody>

/** The browser waits as long. */
const timeoutMillis = 20_000

export function chatRoutes(app: App, deps: Deps): void {
  const voice = openVoice()
  const textRecognition = guarded(chat.textRecognition, {
    mayByBody: async ({ body }) => refuseLargeWhatIf(body),
  })
  serve(app, deps, textRecognition, async ({ body, user }) => {
    const startedAt = performance.now()
    const { systemResponses, fullResponse } = await answerInTime(deps, body, user)
    return {
      systemResponses,
      fullResponse: { ...fullResponse, millis: millisSince(startedAt) },
      fullRequest: requestShown(body),
    }
  })

  serve(app, deps, chat.readings, async ({ body, user }) => {
    const startedAt = performance.now()
    const found = await readingsOfAll(deps, { ...body, user })
    return { ...found, millis: millisSince(startedAt) }
  })

  const handlerCall = guarded(chat.callHandler, { mayByBody: async ({ body }) => refuseLargeCall(body) })
  serve(app, deps, handlerCall, ({ body, user, reply }) =>
    untilAny([disconnectSignal(reply), deps.stopping], (signal) => callForTest(deps, { body, user, signal })),
  )

  serve(app, deps, chat.speech, async ({ body: { text, language }, user, reply }) => {
    const sound = await untilAny([disconnectSignal(reply), deps.stopping], (signal) =>
      voice.say(text, language, { who: user.email, signal }),
    )
    return reply.type('audio/wav').send(sound)
  })
}

function millisSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10
}

async function answerInTime(deps: Deps, body: Body, user: User): Promise<Answer> {
  if (findStage(body.header.stage) === undefined) {
    throw new Refused('invalid', messages.chat.noSuchStage(body.header.stage))
  }
  const answer = body.header.stage === draftStage ? answerFromDraft : answerFromPublished
  return withTimeout(timeoutMillis, (signal) =>
    answer(deps, { body, user, signal }).catch((error: unknown) => {
      throw signal.aborted ? new Unavailable(messages.chat.timedOut, error) : error
    }),
  )
}

/** The request without the content that came with it. */
function requestShown({ text_query, requestInfo, header }: Body): Record<string, unknown> {
  const { draft, ...info } = requestInfo
  return {
    text_query,
    requestInfo: {
      ...info,
      ...(draft && { draft: { ...draft, updates: Object.keys(draft.updates) } }),
    },
    header,
  }
}
