/** The measures that pages lay themselves out by. */
export const topBarHeight = 48
export const drawerWidth = 208
export const railWidth = 52
