/** Something wrong in the content that its author can put right. */
export interface Problem {
  severity: 'error' | 'warning'
  message: string
  /** The details that follow the message, such as row numbers. */
  secondary?: string
  /** The way to it through the domain: `['modules', 0, 'rules', 3]`. */
  at: readonly (string | number)[]
  /** A concept that is called otherwise now: its author is offered to follow. */
  renamedConcept?: { from: string; to: string }
}

/** A sentence for the author about what just happened. */
export interface Notice {
  kind: 'error' | 'warning' | 'success'
  message: string
  secondary?: string
}
