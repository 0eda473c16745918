/** Something as it was, and as two sides have it. */
export interface Sides<T> {
  base: T
  mine: T
  theirs: T
}

export type Side = 'mine' | 'theirs'

export const bothSides = ['mine', 'theirs'] as const

/** The same made of what each side has. */
export function ofEach<T, U>({ base, mine, theirs }: Sides<T>, make: (side: T) => U): Sides<U> {
  return { base: make(base), mine: make(mine), theirs: make(theirs) }
}
