import { type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { currentSavePoint } from '@sdp/domain/save-points'
import { availability } from '@sdp/domain/sessions'
import type { UseQueryResult } from '@tanstack/react-query'
import { closeDomain, useEditingStore } from '../../editing/editing-store.ts'
import { askToLeave } from '../../editing/leaving.ts'
import { endSession, startSession } from '../../editing/session-calls.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { call } from '../../server/calls.ts'
import { serverNow } from '../../server/clock.ts'
import { callKey, queryClient, useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { notify } from '../../ui/notifications.tsx'
import { languageIn } from './tree-rows.ts'

interface WantedSavePoint {
  name: string
  description: string
  /** The message of the session that is started there; the one here is freed. */
  sessionMessage: string | undefined
}

interface SavePoints {
  request: UseQueryResult
  all: readonly SavePointReply[]
  /** The open one; undefined until they have come. */
  current: SavePointReply | undefined
  switchTo: (savePoint: SavePointReply) => Promise<void>
  /** The message of the user's own session here, which can go on in a new save point. */
  ownMessage: string | undefined
  /** Makes a save point and opens it, with the session where that goes along; returns whether it was made. */
  create: (from: SavePointReply, wanted: WantedSavePoint) => Promise<boolean>
  /** Deletes a save point and opens the Original; returns whether it was deleted. */
  remove: (savePoint: SavePointReply) => Promise<boolean>
}

/** The save points of the open domain and what can be done with them. */
export function useSavePoints(): SavePoints {
  const domainId = useEditing((editing) => editing.domainId)
  const open = useEditing((editing) => editing.savePoint)
  const language = useEditing((editing) => editing.language)
  const session = useEditing((editing) => editing.session)
  const showDomain = useShowDomain()
  const { user } = useUser()
  const name = useDomain((domain) => domain.name)
  const request = useCall(
    savePoints.list,
    { params: { name } },
    { onFailure: ({ message }) => notify('error', message) },
  )
  const { data: all = [] } = request
  const switchTo = (savePoint: SavePointReply) =>
    showDomain({ id: savePoint._id, language: languageIn(savePoint, language) })

  /** Who goes elsewhere while a call is on its way stays there. */
  const isHere = () => useEditingStore.getState().open?.head._id === domainId

  const current = currentSavePoint(all, { savePoint: open })
  return {
    request,
    all,
    current,
    switchTo,
    ownMessage: availability(session, user, serverNow()) === 'yours' ? session?.message : undefined,
    create: async (from, { sessionMessage, ...newSavePoint }) => {
      // First: what is saved now is in the new save point too, and who stays has made none (ruling R36)
      if (!(await askToLeave('save point'))) return false
      const body = { fromId: from._id, newSavePoint }
      const made = await orNotify(call(savePoints.create, { body }), messages.savePoints.notCreated)
      if (made === undefined) return false
      await refetchSavePoints()
      if (!isHere()) {
        notify('success', messages.savePoints.created(made.name, name))
        return true
      }
      const goesOn =
        sessionMessage !== undefined && (await startSession(made._id, { message: sessionMessage }))
      // What was kept as a draft has been asked about.
      if (useEditingStore.getState().isUnsaved) closeDomain()
      await switchTo(made)
      const isFreed = goesOn && (await endSession(domainId))
      const { nowEditing, nowIn } = messages.savePoints
      notify('success', isFreed ? nowEditing(made.name, current?.name ?? '') : nowIn(made.name))
      return true
    },
    remove: async (savePoint) => {
      const removed = await orNotify(call(savePoints.remove, { params: { id: savePoint._id } }), (why) => why)
      if (removed === undefined) return false
      const isLeft = !isHere()
      // What is not saved there can no longer be, so leaving it is no question.
      if (savePoint._id === current?._id && !isLeft) closeDomain()
      const original = all.find((one) => one.original)
      if (original !== undefined && !isLeft) await switchTo(original)
      await refetchSavePoints()
      return true
    },
  }
}

async function orNotify<T>(answer: Promise<T>, failed: (why: string) => string): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    notify('error', failed(error instanceof Error ? error.message : String(error)))
    return undefined
  }
}

function refetchSavePoints(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(savePoints.list) })
}
