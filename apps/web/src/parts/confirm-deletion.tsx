import { askedBefore, type Edit, type Usage, usageOf, usesOf } from '@sdp/domain'
import type { ReactNode } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { savedNames } from '../editing/renames.ts'
import { confirm } from '../ui/ConfirmDialog.tsx'
import { UsesDetails } from './UsesDetails.tsx'

interface Deletion<Args> {
  title: string
  /** What is asked, as it is or by what the deletion touches here. */
  text: string | ((usage: Usage) => string)
  /** The edit that deletes it. */
  edit: Edit<Args>
  args: Args
  /** What else can be chosen, by what the deletion touches here. */
  more?: (usage: Usage) => ReactNode
}

/** Asks before something is deleted, with every place that mentions it, in all languages. */
export function confirmDeletion<Args>(deletion: Deletion<Args>): Promise<boolean> {
  const { title, text, edit, args, more } = deletion
  const { open } = useEditingStore.getState()
  const used = askedBefore(edit, args)
  if (open === undefined || used === undefined) return Promise.resolve(false)
  const uses = usesOf(open.current, used)
  const hasOthers = open.current.languages.length > 1
  const usage = usageOf(uses)
  const isUsed = Object.values(usage).some((count) => count > 0)
  return confirm({
    title,
    text: typeof text === 'string' ? text : text(usage),
    action: 'Delete',
    danger: true,
    details: (isUsed || hasOthers) && (
      <>
        <UsesDetails
          domainId={open.head._id}
          language={open.language}
          uses={uses}
          saved={hasOthers ? savedNames(open.renames, used) : undefined}
        />
        {more?.(usage)}
      </>
    ),
  })
}
