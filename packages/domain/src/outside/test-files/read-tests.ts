import type { ConversationTest } from '../../model/conversation-test.ts'

/** A line of a file that cannot be read. */
export interface LineProblem {
  /** From 1. */
  line: number
  message: string
}

/** The tests of a file; there are none as long as one of its lines cannot be read. */
export interface ReadTests {
  tests: ConversationTest[]
  problems: LineProblem[]
}
