import { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import type { ConversationTest } from '../../model/conversation-test.ts'
import { firstProblems } from '../../toolbox/first-problems.ts'
import { findJsonError } from '../../toolbox/json/json-errors.ts'
import { placeInJson } from '../../toolbox/json/json-places.ts'
import { checkNesting } from '../../toolbox/nesting.ts'
import { entrySchemas } from '../../whole-domain/wire/schemas.ts'
import { testWiring } from '../../whole-domain/wire/tests.ts'
import type { LineProblem, ReadTests } from './read-tests.ts'

const Entries = z.array(entrySchemas.conversation_tests)

/** Tests as JSON, as they are on the wire. */
export function toJson(tests: readonly ConversationTest[]): string {
  return `${JSON.stringify(testWiring.write(tests).conversation_tests, null, 2)}\n`
}

/** The tests of such a text. */
export function readJsonTests(text: string): ReadTests {
  const broken = findJsonError(text)
  if (broken !== undefined) {
    const { line, column } = broken
    return { tests: [], problems: [{ line, message: messages.rawContent.notJson(line, column) }] }
  }
  const entries: unknown = JSON.parse(text)
  const nesting = checkNesting(entries)
  if (nesting !== undefined) return { tests: [], problems: [{ line: 1, message: nesting }] }
  const problems = firstProblems(Entries, entries).map(({ path, message }): LineProblem => {
    const line = text.slice(0, placeInJson(text, path)).split(/\r\n|\r|\n/).length
    return { line, message: messages.testFiles.atPath(path.join('.'), message) }
  })
  if (problems.length > 0) return { tests: [], problems }
  const report = () => {}
  return { tests: testWiring.read({ conversation_tests: entries } as never, report), problems: [] }
}
