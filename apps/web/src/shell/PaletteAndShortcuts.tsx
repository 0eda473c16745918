import { useEffect } from 'react'
import { create } from 'zustand'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useCommand } from '../ui/commands.ts'
import { isDialogAsking } from '../ui/is-dialog-asking.ts'
import { isInField, isPressed } from '../ui/shortcuts.ts'
import { LoadedDialog } from './LoadedDialog.tsx'

const { Part: CommandPalette, preload } = lazyPart(
  async () => (await import('../features/palette/CommandPalette.tsx')).CommandPalette,
)
const { Part: ShortcutsDialog } = lazyPart(
  async () => (await import('../features/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
)

const useShown = create<{ shown: 'palette' | 'shortcuts' | undefined }>(() => ({ shown: undefined }))

export function openPalette(): void {
  useShown.setState({ shown: 'palette' })
}

const close = () => useShown.setState({ shown: undefined })
const showShortcuts = () => useShown.setState({ shown: 'shortcuts' })

/** The command palette and the list of shortcuts, each by its key from every page. */
export function PaletteAndShortcuts() {
  const shown = useShown((state) => state.shown)
  useCommand('Keyboard shortcuts', showShortcuts, 'shortcuts')
  useEffect(preload, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (isPressed(event, 'palette')) {
        // The browser would go to its own search
        event.preventDefault()
        if (!isDialogAsking()) openPalette()
      } else if (isPressed(event, 'shortcuts') && !isInField(event.target)) {
        event.preventDefault()
        showShortcuts()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (shown === undefined) return null
  return (
    <LoadedDialog onClose={close}>
      {shown === 'palette' ? <CommandPalette onClose={close} /> : <ShortcutsDialog onClose={close} />}
    </LoadedDialog>
  )
}
