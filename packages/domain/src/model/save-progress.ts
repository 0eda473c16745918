/** How far a save is, in the numbers that the outside knows (ruling R283). */
export const saveProgress = { INITIAL: 0, SAVING: 1, SUCCESS: 2, FAILED: 3, FINISHED: 4 } as const
export type SaveProgress = (typeof saveProgress)[keyof typeof saveProgress]
