import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { ShortcutName } from './shortcuts.ts'

/** Something that can be done now, by its name. */
export interface Command {
  title: string
  shortcut: ShortcutName | undefined
  run: () => void
}

export const useCommands = create<{ commands: readonly Command[] }>(() => ({ commands: [] }))

/** Offers what a component can do to the command palette for as long as it is there; without `run` it cannot be done now. */
export function useCommand(title: string, run: (() => void) | undefined, shortcut?: ShortcutName): void {
  const latest = useRef(run)
  latest.current = run
  const isOffered = run !== undefined
  useEffect(() => {
    if (!isOffered) return undefined
    const command: Command = { title, shortcut, run: () => latest.current?.() }
    useCommands.setState(({ commands }) => ({ commands: [...commands, command] }))
    return () =>
      useCommands.setState(({ commands }) => ({ commands: commands.filter((one) => one !== command) }))
  }, [title, shortcut, isOffered])
}
