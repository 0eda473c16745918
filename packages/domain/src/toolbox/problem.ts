/** Something wrong in the content that its author can put right. */
export interface Problem {
  severity: 'error' | 'warning'
  message: string
  /** The details that follow the message, such as row numbers. */
  secondary?: string
  /** The way to it through the domain: `['modules', 0, 'rules', 3]`. */
  at: readonly (string | number)[]
  /** The language that lacks something, where it is reported at a place that all languages share. */
  language?: string
  /** A concept that is called otherwise now: its author is offered to follow. */
  renamedConcept?: { from: string; to: string }
}

/** A sentence for the author about what just happened. */
export interface Notice {
  kind: 'error' | 'warning' | 'success'
  message: string
  secondary?: string
}
