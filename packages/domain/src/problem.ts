/** Something wrong in the content that its author can put right. */
export interface Problem {
  severity: 'error' | 'warning'
  message: string
  /** The details that follow the message, such as row numbers. */
  secondary?: string
  /** The way to it through the domain: `['modules', 0, 'rules', 3]`. */
  at: readonly (string | number)[]
}

/** A sentence for the author about what just happened. */
export interface Notice {
  kind: 'error' | 'warning' | 'success'
  message: string
  secondary?: string
}
