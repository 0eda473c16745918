import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useEditingStore } from '../editing/editing-store.ts'
import { useChat } from '../features/chat/chat-store.ts'
import { stepTitles } from '../features/tutorial/progress.ts'
import { changeTutorial, useTutorial } from '../features/tutorial/tutorial-store.ts'
import { isFailure, useTestRuns } from '../parts/test-runs/test-runs.ts'

const { Part: TutorialBar } = lazyPart(
  async () => (await import('../features/tutorial/TutorialBar.tsx')).TutorialBar,
)

/** The bar of a tutorial that is under way, where its steps are done. */
export function TutorialPlace() {
  const { isUnderWay, step, domainId, hasAnswered, hasFailed } = useTutorial()
  const isAtWork = useLocation({ select: ({ pathname }) => pathname.startsWith('/domains') })
  const answered = useChat(({ messages }) =>
    messages.some(({ answer }) => answer?.reply.fullResponse.domainId === domainId),
  )
  useEffect(() => {
    if (isUnderWay && domainId !== undefined && answered && !hasAnswered)
      changeTutorial({ hasAnswered: true })
  }, [isUnderWay, domainId, answered, hasAnswered])
  const isOpen = useEditingStore(({ open }) => open !== undefined && open.head._id === domainId)
  const isRed = useTestRuns(({ results }) =>
    [...results.values()].some((byName) => [...byName.values()].some(isFailure)),
  )
  useEffect(() => {
    if (isUnderWay && isOpen && isRed && !hasFailed) changeTutorial({ hasFailed: true })
  }, [isUnderWay, isOpen, isRed, hasFailed])
  const isOver = step === stepTitles.length - 1
  return isUnderWay && isAtWork && !isOver ? <TutorialBar /> : null
}
