import type { Item, MenuEntry } from '@sdp/domain/publishing'
import { publishMenu } from '@sdp/domain/publishing'
import { memo, useCallback, useContext } from 'react'
import { AskerContext, ShowsButtons, usePublishActions } from './publish-actions-context.ts'
import { useFound } from './use-states.ts'
import './publishing.css'

interface PublishButtonProps {
  items: readonly Item[]
  /** What it is about, for those who cannot see its place. */
  about: string
  /** Said before the action, where several buttons stand next to each other. */
  prefix?: string
}

/** A split button: what is done most often, and a menu of all that can be done with these items. */
export const PublishButton = memo(function PublishButton({ items, about, prefix }: PublishButtonProps) {
  const { entriesFor, choose, openMenu } = usePublishActions()
  const isShown = useContext(ShowsButtons)
  const asker = useContext(AskerContext)
  const first = useFound(
    items,
    useCallback((states) => faceOf(firstOf(publishMenu(states, { ...asker, held: states }))), [asker]),
  )
  if (!isShown || first === undefined) return <span className="publish-button" />
  const { label, disabled } = JSON.parse(first) as Face
  const shown = prefix === undefined ? label : `${prefix}: ${label}`
  const subject = { label: about, items }
  const click = (anchor: HTMLElement) => {
    // From the current state of all that is loaded, which this button was not drawn by
    const entry = firstOf(entriesFor(items))
    if (entry?.label === label) choose(entry, subject)
    else openMenu(anchor, subject)
  }
  return (
    <span className="publish-button">
      <button
        type="button"
        aria-label={`${shown} ${about}`}
        aria-disabled={disabled !== undefined}
        title={disabled}
        onClick={({ currentTarget }) => disabled === undefined && click(currentTarget)}
      >
        {shown}
      </button>
      <button
        type="button"
        className="more"
        aria-label={`More actions for ${about}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(currentTarget, subject)}
      />
    </span>
  )
})

interface Face {
  label: string
  disabled?: string | undefined
}

/** As a text, so that two that say the same are the same. */
function faceOf(entry: MenuEntry | undefined): string | undefined {
  return entry && JSON.stringify({ label: entry.label, disabled: entry.disabled } satisfies Face)
}

/**
 * What the button itself does: the first that can be done, and no download, which is only in the menu (ruling R167).
 */
function firstOf(entries: readonly MenuEntry[]): MenuEntry | undefined {
  const actions = entries.filter(({ kind }) => !kind.startsWith('download'))
  return actions.find(({ disabled }) => disabled === undefined) ?? actions[0]
}
