import { type SavePointReply, savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { currentSavePoint } from '@sdp/domain/save-points'
import { call } from '../../browser/calls.ts'
import { callKey, queryClient, useCall } from '../../browser/use-call.ts'
import { closeDomain } from '../../editing/editing-store.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { notify } from '../../ui/notifications.tsx'
import { languageIn } from './tree-rows.ts'

interface SavePoints {
  all: readonly SavePointReply[]
  /** The open one; undefined until they have come. */
  current: SavePointReply | undefined
  switchTo: (savePoint: SavePointReply) => Promise<void>
  /** Makes a save point and opens it; answers whether it was made. */
  create: (from: SavePointReply, wanted: { name: string; description: string }) => Promise<boolean>
  /** Deletes a save point and opens the Original; answers whether it was deleted. */
  remove: (savePoint: SavePointReply) => Promise<boolean>
}

/** The save points of the open domain and what can be done with them. */
export function useSavePoints(): SavePoints {
  const { savePoint: open, language, openDomain } = useEditing()
  const name = useDomain((domain) => domain.name)
  const { data: all = [] } = useCall(
    savePoints.list,
    { params: { name } },
    { onFailure: ({ message }) => notify('error', message) },
  )
  const switchTo = (savePoint: SavePointReply) =>
    openDomain({ id: savePoint._id, language: languageIn(savePoint, language) })

  const current = currentSavePoint(all, { savePoint: open })
  return {
    all,
    current,
    switchTo,
    create: async (from, newSavePoint) => {
      const body = { fromId: from._id, newSavePoint }
      const made = await told(call(savePoints.create, { body }), messages.savePoints.notCreated)
      if (made === undefined) return false
      await refetchSavePoints()
      await switchTo(made)
      return true
    },
    remove: async (savePoint) => {
      const removed = await told(call(savePoints.remove, { params: { id: savePoint._id } }), (why) => why)
      if (removed === undefined) return false
      // What is not saved there can no longer be, so leaving it is no question.
      if (savePoint._id === current?._id) closeDomain()
      const original = all.find((one) => one.original)
      if (original !== undefined) await switchTo(original)
      await refetchSavePoints()
      return true
    },
  }
}

async function told<T>(answer: Promise<T>, failed: (why: string) => string): Promise<T | undefined> {
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
