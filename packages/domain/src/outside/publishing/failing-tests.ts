import type { PublishingConfiguration, TestRule } from './configuration.ts'

/** A kept test that does not go as it should with what is published. */
export interface FailingTest {
  test: string
  language: string
  result: 'failed' | 'cannot be said' | 'could not be run' | 'needs guesses'
  /** In words: the first difference, and what else the same turn was expected to be. */
  reasons: readonly string[]
}

/** What came of the kept tests in one language. */
export interface TestedLanguage {
  language: string
  /** How many there are, and how many of them do not go as they should. */
  total: number
  failed: number
  /** How many nothing in this language can say. */
  unsaid: number
  /** How many there was no time for. */
  left: number
  /** The first of those that failed or cannot be said. */
  failing: readonly FailingTest[]
}

/** What failing tests do in an environment; where nothing is said of it, they are reported. */
export function testRuleAt({ tests }: Pick<PublishingConfiguration, 'tests'>, environment: string): TestRule {
  return tests.find((one) => one.environment === environment)?.failing ?? 'warn'
}
