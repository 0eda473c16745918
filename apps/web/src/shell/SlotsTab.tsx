import { OwnUndo } from '../editing/own-undo.tsx'
import { SheetMenu } from '../features/sheets/SheetMenu.tsx'
import { SlotDialog } from '../features/slots/SlotDialog.tsx'
import { SlotsPage } from '../features/slots/SlotsPage.tsx'
import { UndoButtons } from '../parts/UndoButtons.tsx'
import { useFindRules } from './use-find-rules.ts'
import { useSlotInAddress } from './use-slot-in-address.ts'

/** What is on the tab of the slots; the features in it do not know each other. */
export function SlotsTab() {
  const { slot, open, close } = useSlotInAddress()
  const findRules = useFindRules('slot')
  return (
    <>
      <SlotsPage tools={<SheetMenu kind="slots" />} onFindRules={findRules} onOpen={open} />
      {slot && (
        <OwnUndo>
          <SlotDialog slot={slot} tools={<UndoButtons />} onClose={close} />
        </OwnUndo>
      )}
    </>
  )
}
