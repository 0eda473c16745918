/** What is forgiven, kind by kind. */
export interface Forgiveness {
  /** Short forms for long ones and long ones for short. */
  contractions: boolean
  /** Polite words, words before and after a request, fillers. */
  courtesy: boolean
  /** Letters written as two, and the other way round. */
  digraphs: boolean
  /** One wrong letter in a longer word. */
  spelling: boolean
}

export type ForgivenKind = keyof Forgiveness

/** In the order in which they are shown. */
export const forgivenKinds: readonly ForgivenKind[] = ['contractions', 'courtesy', 'digraphs', 'spelling']

export const allForgiven: Forgiveness = {
  contractions: true,
  courtesy: true,
  digraphs: true,
  spelling: true,
}

/** Something in a sentence that was forgiven. */
export interface Forgiven {
  kind: ForgivenKind
  /** As it is in the sentence. */
  said: string
  /** What it was taken for; empty where it was left out. */
  meant: string
}
