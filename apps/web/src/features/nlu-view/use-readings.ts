import { chat, type DomainReadings, type Reply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useRef, useState } from 'react'
import { call } from '../../server/calls.ts'
import { useAction } from '../../ui/use-action.ts'

type ReadingsReply = Reply<typeof chat.readings.shapes>

/** How the domains understand a sentence. */
export interface FoundReadings extends Pick<ReadingsReply, 'domains' | 'unasked' | 'stages' | 'millis'> {
  text: string
  language: string
  /** How many domains were still learning when time was up; absent until all have been asked for what comes near. */
  unguessed?: number
}

/** Asks for what fits, which is there at once, and then for what comes near, for which domains may have to learn first. */
export function useReadings() {
  const [found, setFound] = useState<FoundReadings>()
  const { isBusy, act } = useAction()
  const { isBusy: isGuessing, act: actLater } = useAction()
  const latest = useRef(new AbortController())

  const ask = (text: string, language: string) =>
    act(
      async () => {
        latest.current.abort()
        latest.current = new AbortController()
        const { signal } = latest.current
        const fitting = await call(chat.readings, { body: { text, language, isGuessed: false }, signal })
        setFound({ text, language, ...fitting })
        void actLater(
          async () => {
            const all = await call(chat.readings, { body: { text, language }, signal })
            setFound({
              text,
              language,
              ...fitting,
              ...withGuesses(fitting.domains, all.domains),
              stages: all.stages,
            })
          },
          { failed: messages.chat.readFailed },
        )
      },
      { failed: messages.chat.readFailed },
    )
  return { found, isBusy, isGuessing, ask }
}

/** Domains that did not come to an end in time keep what fits, behind the others. */
function withGuesses(
  fitting: readonly DomainReadings[],
  all: readonly DomainReadings[],
): Pick<FoundReadings, 'domains'> & { unguessed: number } {
  const known = new Set(all.map(({ domainId }) => domainId))
  const late = fitting.filter(({ domainId }) => !known.has(domainId))
  return { domains: [...all, ...late], unguessed: late.length }
}
