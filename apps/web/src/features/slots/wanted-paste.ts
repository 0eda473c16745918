/** What is pasted into which canonical; without one, into the slot. */
export interface WantedPaste {
  text: string
  canonical?: string
}
