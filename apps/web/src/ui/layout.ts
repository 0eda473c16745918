/** The measures that pages lay themselves out by. */
export const topBarHeight = 48
export const drawerWidth = 224
export const railWidth = 52
/** From this on the icons of the editor's header have their names below them, and from the next on beside them. */
export const namedHeader = '(min-width: 1440px)'
export const roomyHeader = '(min-width: 1800px)'
/** From this on the editor's header is one row, whatever it holds. */
export const oneRowHeader = '@media (min-width: 1280px)'
/** What a page leaves free at its foot, so that the button of the chat covers nothing of it. */
export const footRoom = '64px'
/** A text that ends with three dots where its room does. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
