import type { Item, MenuContext, MenuEntry } from '@sdp/domain/publishing'
import { createContext, useContext } from 'react'

/** Something that can be published, or several at once, and what it is called. */
export interface Subject {
  label: string
  items: readonly Item[]
}

/** A language in an environment of a market. */
export interface Place extends Pick<Item, 'node' | 'environment' | 'language'> {
  items: readonly Item[]
}

/** What the parts of the page can have done; the same from drawing to drawing. */
export interface PublishActions {
  entriesFor: (items: readonly Item[]) => readonly MenuEntry[]
  choose: (entry: MenuEntry, subject: Subject) => void
  openMenu: (anchor: HTMLElement, subject: Subject) => void
  openDetails: (anchor: HTMLElement, place: Place) => void
}

export const PublishActionsContext = createContext<PublishActions | undefined>(undefined)

export function usePublishActions(): PublishActions {
  const actions = useContext(PublishActionsContext)
  if (actions === undefined) throw new Error('only inside the publish page')
  return actions
}

/** Whether the buttons are there yet: they come a little later than the page. */
export const ShowsButtons = createContext(false)

/** Who looks at the page: found once, since there are hundreds of buttons. */
export const AskerContext = createContext<Omit<MenuContext, 'held'>>({
  sub: '',
  mayEdit: false,
  hasAccess: false,
  hasPlatforms: false,
})
