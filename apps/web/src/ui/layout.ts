/** The measures that pages lay themselves out by. */
export const topBarHeight = 48
export const drawerWidth = 224
export const railWidth = 68
/**
 * The widths of a window from which on the buttons of the editor's header have their names below them, and next to them; below
 * they are in a menu.
 */
export const namedHeader = 1440
export const roomyHeader = 1800
/** From this on the editor's header is one row, whatever it holds (ruling R344). */
export const oneRowHeader = 1280
/** From this width of the window on, a panel is docked next to a page. */
export const dockFrom = 1200
/** The height of what stays at the foot of the window, set by it on the whole document. */
export const footHeight = '--sdp-foot-height'
/** What a page leaves free at its foot, so that the button of the chat covers nothing of it. */
export const footRoom = '64px'
/** A text that ends with three dots where its room does. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
