/** The bar with the parts of a merge, which stays in sight. */
export const tabsHeight = 41

/** Longer names of save points are shortened on tabs and buttons. */
export const maxNameLength = 24
