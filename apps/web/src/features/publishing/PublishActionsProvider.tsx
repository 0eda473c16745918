import { isTrusted } from '@sdp/domain'
import { type Item, itemsOf, type MenuContext, type MenuEntry, publishMenu } from '@sdp/domain/publishing'
import { type ReactNode, useMemo, useState } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'
import { ActionMenu } from './ActionMenu.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { askBefore, isLookedAtFirst } from './ask-before.ts'
import { DetailsPopover } from './DetailsPopover.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import {
  AskerContext,
  type Place,
  type PublishActions,
  PublishActionsContext,
  type Subject,
} from './publish-actions-context.ts'
import { statesOf, usePublishing } from './publishing-store.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { downloadResources, sendDelivery, sendInstructions } from './send-instructions.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

type Shown =
  | { kind: 'menu'; anchor: HTMLElement; subject: Subject }
  | { kind: 'approve' | 'refuse' | 'publish'; entry: ActionEntry; subject: Subject }

/** Provides the callbacks of the page, and shows the one menu, popover or dialog that belongs to them. */
export function PublishActionsProvider({ children }: { children: ReactNode }) {
  const asker = useAsker()
  // The details stay below what is opened from them
  const [details, setDetails] = useState<{ anchor: HTMLElement; place: Place }>()
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)

  const actions = useMemo<PublishActions>(() => {
    const entriesFor = (items: readonly Item[]) => {
      const { held, byKey } = usePublishing.getState()
      return publishMenu(statesOf(items, byKey), { ...asker, held })
    }
    const choose = async (entry: MenuEntry, subject: Subject) => {
      const { about } = usePublishing.getState()
      if (about === undefined) return
      if ('source' in entry) {
        await downloadResources(about, entry.source, entry.instructions)
      } else if (entry.kind === 'deliver') {
        await sendDelivery(about, entry.instructions)
      } else if (entry.kind === 'approve' || entry.kind === 'refuse') {
        setShown({ kind: entry.kind, entry, subject })
      } else if (isLookedAtFirst(entry)) {
        setShown({ kind: 'publish', entry, subject })
      } else if (await askBefore(entry, subject.label)) {
        await sendInstructions(about, entry.action, entry.instructions)
      }
    }
    return {
      entriesFor,
      choose: (entry, subject) => void choose(entry, subject),
      openMenu: (anchor, subject) => setShown({ kind: 'menu', anchor, subject }),
      openDetails: (anchor, place) => setDetails({ anchor, place }),
    }
  }, [asker])

  return (
    <PublishActionsContext value={actions}>
      <AskerContext value={asker}>
        {children}
        {details !== undefined && <DetailsPopover {...details} onClose={() => setDetails(undefined)} />}
        {shown?.kind === 'menu' && (
          <ActionMenu
            anchor={shown.anchor}
            subject={shown.subject}
            entries={actions.entriesFor(shown.subject.items)}
            onChoose={(entry) => {
              close()
              actions.choose(entry, shown.subject)
            }}
            onLook={(entry) => setShown({ kind: 'publish', entry, subject: shown.subject })}
            onClose={close}
          />
        )}
        {shown?.kind === 'publish' && (
          <PublishDialog entry={shown.entry} label={shown.subject.label} onClose={close} />
        )}
        {shown?.kind === 'approve' && (
          <ApproveDialog
            entry={shown.entry}
            onRefuse={() => setShown(refusalInstead(actions, shown))}
            onClose={close}
          />
        )}
        {shown?.kind === 'refuse' && (
          <RefuseDialog entry={shown.entry} label={shown.subject.label} onClose={close} />
        )}
      </AskerContext>
    </PublishActionsContext>
  )
}

/** The refusal of what was about to be approved. */
function refusalInstead(
  { entriesFor }: PublishActions,
  { entry, subject }: Extract<Shown, { entry: unknown }>,
): Shown | undefined {
  const items = entry.instructions.flatMap(itemsOf)
  const refusal = entriesFor(items).find((one) => one.kind === 'refuse' && one.action === entry.action)
  return refusal && { kind: 'refuse', entry: refusal as ActionEntry, subject }
}

/** Who looks at the page, and what of the open domain decides about what they may do; the same until it changes. */
function useAsker(): Omit<MenuContext, 'held'> {
  const { user, groups } = useUser()
  const { canEdit: mayEdit } = useEdit()
  const head = useEditingStore(({ open }) => open?.head)
  const hasPlatforms = useDomain(({ platforms }) => platforms.length > 0)
  const hasAccess = head !== undefined && isTrusted({ user, groups, now: 0 }, head)
  return useMemo(
    () => ({ sub: user.sub, mayEdit, hasAccess, hasPlatforms }),
    [user.sub, mayEdit, hasAccess, hasPlatforms],
  )
}
