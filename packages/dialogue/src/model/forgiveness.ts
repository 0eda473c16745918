import { type EverydayLanguage, type ForgivenKind, isForgiven } from '@sdp/domain/everyday-language'

/** What is forgiven, kind by kind. */
export interface Forgiveness extends Record<ForgivenKind, boolean> {
  /** Short forms for long ones and long ones for short. */
  contractions: boolean
  /** Polite words, words before and after a request, fillers. */
  courtesy: boolean
  /** Letters written as two, and the other way round. */
  digraphs: boolean
  /** One wrong letter in a longer word. */
  spelling: boolean
}

/** What is forgiven in a domain: all but what its author switched off. */
export function forgivenessOf(everyday: EverydayLanguage): Forgiveness {
  return {
    contractions: isForgiven(everyday, 'contractions'),
    courtesy: isForgiven(everyday, 'courtesy'),
    digraphs: isForgiven(everyday, 'digraphs'),
    spelling: isForgiven(everyday, 'spelling'),
  }
}

/** Something in a sentence that was forgiven. */
export interface Forgiven {
  kind: ForgivenKind
  /** As it is in the sentence. */
  said: string
  /** What it was taken for; empty where it was left out. */
  meant: string
}
