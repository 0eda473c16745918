import { type Item, itemsOf, type MenuEntry, publishMenu } from '@sdp/domain/publishing'
import { type ReactNode, useMemo, useState } from 'react'
import { ActionMenu } from './ActionMenu.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { askBefore, isLookedAtFirst } from './ask-before.ts'
import { DetailsPopover } from './DetailsPopover.tsx'
import { AskerContext, type Deeds, DeedsContext, type Place, type Subject } from './deeds.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { statesOf, usePublishing } from './publishing-store.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { downloadResources, sendDelivery, sendInstructions } from './send-instructions.ts'
import { useAsker } from './use-asker.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

type Shown =
  | { kind: 'menu'; anchor: HTMLElement; subject: Subject }
  | { kind: 'approve' | 'refuse' | 'publish'; entry: ActionEntry; subject: Subject }

/** Gives the page its deeds, and shows the one menu, popover or dialog that belongs to them. */
export function PublishDeeds({ children }: { children: ReactNode }) {
  const asker = useAsker()
  // The details stay below what is opened from them
  const [details, setDetails] = useState<{ anchor: HTMLElement; place: Place }>()
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)

  const deeds = useMemo<Deeds>(() => {
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
    <DeedsContext value={deeds}>
      <AskerContext value={asker}>
        {children}
        {details !== undefined && <DetailsPopover {...details} onClose={() => setDetails(undefined)} />}
        {shown?.kind === 'menu' && (
          <ActionMenu
            anchor={shown.anchor}
            subject={shown.subject}
            entries={deeds.entriesFor(shown.subject.items)}
            onChoose={(entry) => {
              close()
              deeds.choose(entry, shown.subject)
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
            onRefuse={() => setShown(refusalInstead(deeds, shown))}
            onClose={close}
          />
        )}
        {shown?.kind === 'refuse' && (
          <RefuseDialog entry={shown.entry} label={shown.subject.label} onClose={close} />
        )}
      </AskerContext>
    </DeedsContext>
  )
}

/** The refusal of what was about to be approved. */
function refusalInstead(
  { entriesFor }: Deeds,
  { entry, subject }: Extract<Shown, { entry: unknown }>,
): Shown | undefined {
  const items = entry.instructions.flatMap(itemsOf)
  const refusal = entriesFor(items).find((one) => one.kind === 'refuse' && one.action === entry.action)
  return refusal && { kind: 'refuse', entry: refusal as ActionEntry, subject }
}
