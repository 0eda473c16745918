import type { TestResult } from '@sdp/dialogue'

/** What came of a test in one language. */
export interface TestSummary {
  name: string
  result: TestResult
  /** The first difference in words, or why it cannot be said. */
  reason?: string
}
