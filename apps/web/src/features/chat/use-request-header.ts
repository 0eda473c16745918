import { newRequestHeader, type RequestHeader, shownStage } from '@sdp/domain/chat'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useChat } from './chat-store.ts'

/** The header of the next request, as the window shows it. */
export function useRequestHeader(): RequestHeader {
  const openDomain = useEditingStore(({ open }) => openDomainKey(open))
  const [domainId, language] = openDomain?.split(' ') ?? []
  const { header, chosenStage, chosenLanguage, draftLanguage } = useChat()
  return headerOf({ header, chosenStage, chosenLanguage, draftLanguage }, { domainId, language })
}

/** The same at this moment, outside of components. */
export function currentHeader(): RequestHeader {
  const { open } = useEditingStore.getState()
  return headerOf(useChat.getState(), { domainId: open?.head._id, language: open?.language })
}

function openDomainKey(open: { head: { _id: string }; language: string } | undefined): string | undefined {
  return open && `${open.head._id} ${open.language}`
}

type Chosen = Pick<
  ReturnType<typeof useChat.getState>,
  'header' | 'chosenStage' | 'chosenLanguage' | 'draftLanguage'
>

interface OpenDomain {
  domainId: string | undefined
  language: string | undefined
}

function headerOf(chosen: Chosen, { domainId, language }: OpenDomain): RequestHeader {
  const stage = shownStage(chosen.chosenStage, { hasOpenDomain: domainId !== undefined })
  const isForThis = chosen.draftLanguage?.at === `${domainId} ${language}`
  const ofDraft = isForThis ? chosen.draftLanguage!.language : language
  const elsewhere = chosen.chosenLanguage ?? newRequestHeader().language
  return { ...chosen.header, stage, language: (stage === 'draft' ? ofDraft : undefined) ?? elsewhere }
}

/** Chooses the language that is spoken; of a draft until another domain or language is opened. */
export function chooseLanguage(language: string): void {
  const { open } = useEditingStore.getState()
  if (currentHeader().stage === 'draft')
    useChat.setState({ draftLanguage: { at: openDomainKey(open)!, language } })
  else useChat.setState({ chosenLanguage: language })
}

export function chooseStage(stage: RequestHeader['stage']): void {
  useChat.setState({ chosenStage: stage })
}
