import { messages } from '../../messages/messages.ts'
import type { ConversationTest, TestStart, TestTurn } from '../../model/conversation-test.ts'
import type { Domain } from '../../model/domain.ts'
import {
  filterSame,
  insertInList,
  mapSame,
  moveInList,
  moveSomeInList,
  withFields,
} from '../../toolbox/lists.ts'
import { Refused, refuseName } from '../../toolbox/refused.ts'
import { isSame } from '../../toolbox/same.ts'
import { checkTestName, freeTestName } from './checks.ts'

/** Adds a test at the end of the list. */
export function addTest(domain: Domain, { test }: { test: ConversationTest }): Domain {
  refuseTestName(domain, test.name)
  return { ...domain, tests: [...domain.tests, test] }
}

/** Adds tests at the end of the list; one whose name another has gets a number behind it. */
export function addTests(domain: Domain, { tests }: { tests: readonly ConversationTest[] }): Domain {
  const taken = new Set(domain.tests.map(({ name }) => name))
  const added = tests.map((test) => {
    const name = freeTestName(taken, test.name)
    taken.add(name)
    return withFields(test, { name })
  })
  return added.length === 0 ? domain : { ...domain, tests: [...domain.tests, ...added] }
}

/** Renames a test. */
export function renameTest(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  getTest(domain, from)
  if (from === to) return domain
  refuseTestName(domain, to)
  return changeTest(domain, from, (test) => ({ ...test, name: to }))
}

/** Puts a copy of each test behind it, under a name of its own. */
export function duplicateTests(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const taken = new Set(domain.tests.map(({ name }) => name))
  const copied = new Set(names.map((name) => getTest(domain, name)))
  const tests = domain.tests.flatMap((test) => {
    if (!copied.has(test)) return [test]
    const name = freeTestName(taken, `${test.name} copy`)
    taken.add(name)
    return [test, { ...test, name }]
  })
  return copied.size === 0 ? domain : { ...domain, tests }
}

/** Deletes tests. */
export function deleteTests(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const removed = new Set(names.map((name) => getTest(domain, name)))
  return withFields(domain, { tests: filterSame(domain.tests, (test) => !removed.has(test)) })
}

/** Puts tests together at a place among the others. */
export function moveTests(domain: Domain, { names, to }: { names: readonly string[]; to: number }): Domain {
  const moved = new Set(names.map((name) => getTest(domain, name)))
  return withFields(domain, { tests: moveSomeInList(domain.tests, moved, to) })
}

/** Sets the comments on a test. */
export function setTestComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changeTest(domain, name, (test) => withFields(test, { comments }))
}

/** Sets the tags of tests: spaces around them and repetitions are left out. */
export function setTestTags(
  domain: Domain,
  { names, tags }: { names: readonly string[]; tags: readonly string[] },
): Domain {
  const tidy = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
  return names.reduce(
    (changed, name) =>
      changeTest(changed, name, (test) => (isSame(test.tags, tidy) ? test : { ...test, tags: tidy })),
    domain,
  )
}

/** Sets what the car says before the first turn of a test. */
export function setTestStart(domain: Domain, { name, start }: { name: string; start: TestStart }): Domain {
  return changeTest(domain, name, (test) => (isSame(test.start, start) ? test : { ...test, start }))
}

/** Sets the turns of tests: what was typed in one of them, or what is right now in all of them. */
export function setTestTurns(
  domain: Domain,
  { turns }: { turns: readonly { name: string; turns: TestTurn[] }[] },
): Domain {
  return turns.reduce(
    (changed, { name, turns: now }) =>
      changeTest(changed, name, (test) => (isSame(test.turns, now) ? test : { ...test, turns: now })),
    domain,
  )
}

/** Changes one turn of a test. */
export function setTestTurn(
  domain: Domain,
  { name, index, turn }: { name: string; index: number; turn: Partial<TestTurn> },
): Domain {
  getTurn(domain, name, index)
  return changeTurns(domain, name, (turns) =>
    mapSame(turns, (one, at) => (at === index ? withFields(one, turn) : one)),
  )
}

/** Puts turns in before one of a test, or at its end. */
export function addTestTurns(
  domain: Domain,
  { name, index, turns }: { name: string; index: number; turns: readonly TestTurn[] },
): Domain {
  return changeTurns(domain, name, (before) => insertInList(before, index, turns))
}

/** Deletes a turn of a test. */
export function deleteTestTurn(domain: Domain, { name, index }: { name: string; index: number }): Domain {
  getTurn(domain, name, index)
  return changeTurns(domain, name, (turns) => turns.toSpliced(index, 1))
}

/** Moves a turn of a test to another place. */
export function moveTestTurn(
  domain: Domain,
  { name, from, to }: { name: string; from: number; to: number },
): Domain {
  getTurn(domain, name, from)
  return changeTurns(domain, name, (turns) => moveInList(turns, from, to))
}

function refuseTestName(domain: Domain, name: string): void {
  refuseName(checkTestName(domain, name), messages.tests.nameTaken(name))
}

function getTest(domain: Domain, name: string): ConversationTest {
  const test = domain.tests.find((one) => one.name === name)
  if (test === undefined) throw new Refused('missing', messages.tests.noSuchTest(name))
  return test
}

function getTurn(domain: Domain, name: string, index: number): TestTurn {
  const turn = getTest(domain, name).turns[index]
  if (turn === undefined) throw new Refused('missing', messages.tests.noSuchTurn(name, index + 1))
  return turn
}

function changeTurns(domain: Domain, name: string, change: (turns: TestTurn[]) => TestTurn[]): Domain {
  return changeTest(domain, name, (test) => withFields(test, { turns: change(test.turns) }))
}

function changeTest(
  domain: Domain,
  name: string,
  change: (test: ConversationTest) => ConversationTest,
): Domain {
  const test = getTest(domain, name)
  return withFields(domain, { tests: mapSame(domain.tests, (one) => (one === test ? change(one) : one)) })
}
