import { messages } from '../../messages/messages.ts'
import {
  type CarValues,
  type ConversationTest,
  type Expected,
  newConversationTest,
  newTestTurn,
  type TestTurn,
  type TextMatch,
  textMatches,
} from '../../model/conversation-test.ts'
import type { InputValue } from '../../model/input-value.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { maxProblems } from '../../toolbox/first-problems.ts'
import { own } from '../../toolbox/own.ts'
import { readActions } from './actions.ts'
import type { LineProblem, ReadTests } from './read-tests.ts'
import { readRule } from './rule-line.ts'
import {
  anything,
  none,
  nothing,
  readJson,
  readLanguage,
  readName,
  readSaid,
  readText,
  readValues,
  readValuesOrNone,
  splitAt,
  Unreadable,
} from './words.ts'

const words = messages.testFiles

/** What has been read so far. */
interface Place {
  language: string
  tests: ConversationTest[]
  test?: ConversationTest
  turn?: TestTurn
  /** Whether the next sentence is one of another turn. */
  isTurnOver: boolean
  /** Labels that were there in this turn, or before the first one. */
  labels: Set<string>
}

/** The tests of a transcript whose sentences and texts are in this language where they name no other. */
export function readTranscript(text: string, language: string): ReadTests {
  const place: Place = { language, tests: [], isTurnOver: true, labels: new Set() }
  const problems: LineProblem[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (problems.length >= maxProblems) break
    try {
      readLine(line.trim(), place)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push({ line: index + 1, message: error.message })
    }
  }
  if (problems.length === 0 && place.tests.length === 0) problems.push({ line: 1, message: words.noTests })
  return { tests: problems.length === 0 ? place.tests : [], problems }
}

function readLine(line: string, place: Place): void {
  if (line === '') place.isTurnOver = true
  else if (line.startsWith('#')) beginTest(readText(line.slice(1).trim()), place)
  else if (place.test === undefined) throw new Unreadable(words.headExpected)
  else if (line.startsWith('>')) readSentence(line.slice(1).trim(), place, place.test)
  else if (place.turn === undefined) readInHead(line, place.test, place.labels)
  else {
    place.isTurnOver = true
    if (line.startsWith('<')) readAnswerText(line.slice(1).trim(), place, place.turn.expected)
    else readInTurn(line, place.turn, place)
  }
}

function beginTest(name: string, place: Place): void {
  const test = newConversationTest(name)
  place.tests.push(test)
  place.test = test
  delete place.turn
  place.labels = new Set()
}

function readSentence(line: string, place: Place, test: ConversationTest): void {
  if (place.turn === undefined || place.isTurnOver) {
    place.turn = newTestTurn()
    test.turns.push(place.turn)
    place.labels = new Set()
    place.isTurnOver = false
  }
  const { turn } = place
  if (line.startsWith('(')) {
    noteLabel('>(', place.labels, '“> (”')
    readMeant(line, turn)
    return
  }
  const { language, text } = readSaid(line, place.language)
  if (own(turn.sentences, language) !== undefined) throw new Unreadable(words.twiceInTurn(language))
  turn.sentences = { ...turn.sentences, [language]: readText(text) }
}

/** '(play, genre jazz)': the intent and values that are said by own sentences of each language. */
function readMeant(line: string, turn: TestTurn): void {
  if (!line.endsWith(')')) throw new Unreadable(words.bracketExpected)
  const [intent = '', ...slots] = splitAt(line.slice(1, -1), ',')
  turn.intent = intent === nothing || (intent === '' && slots.length === 0) ? '' : readName(intent)
  turn.slots = readValues(slots)
}

/** A label that is there already would be forgotten without a word. */
function noteLabel(label: string, labels: Set<string>, shown = label): void {
  if (labels.has(label)) throw new Unreadable(words.twiceInTurn(shown))
  labels.add(label)
}

interface Labelled {
  label: string
  /** What is between the label and the colon: a language, or the name of an API action. */
  of: string
  rest: string
}

const labelPattern = /^([a-z]+)(?: in ([a-z]{3}-[A-Z]{3}|"(?:[^"\\]|\\.)*")| ([^\s":]+|"(?:[^"\\]|\\.)*"))?:/u

function labelled(line: string): Labelled | undefined {
  const [whole, label = '', language, name] = labelPattern.exec(line) ?? []
  if (whole === undefined) return undefined
  const of = language === undefined ? (name ?? '') : `in ${language}`
  return { label, of, rest: line.slice(whole.length).trim() }
}

function readInHead(line: string, test: ConversationTest, labels: Set<string>): void {
  const { label, of, rest } = labelled(line) ?? {}
  if (label === undefined || rest === undefined || of !== '') throw new Unreadable(words.turnExpected)
  if (label === 'comments') {
    test.comments = labels.has(label) ? `${test.comments}\n${readText(rest)}` : readText(rest)
    labels.add(label)
    return
  }
  noteLabel(label, labels)
  if (label === 'tags')
    test.tags = splitAt(rest, ',')
      .filter((tag) => tag !== '')
      .map(readText)
  else if (label === 'platform' || label === 'position')
    test.start = { ...test.start, [label]: readText(rest) }
  else test.start = { ...test.start, ...readCar(label, rest, words.turnExpected) }
}

/** What a car says; a line with another label is not one of those. */
function readCar(label: string, rest: string, otherwise: string): Partial<CarValues> {
  switch (label) {
    case 'vehicle':
      return { vehicleInputs: readValuesOrNone(rest) }
    case 'context':
      return { contextInputs: readValuesOrNone(rest) }
    case 'flags': {
      const flags = Object.entries(readValuesOrNone(rest))
      return { featureFlags: Object.fromEntries(flags.map(([name, value]) => [name, isOn(name, value)])) }
    }
    default:
      throw new Unreadable(otherwise)
  }
}

function isOn(name: string, value: InputValue): boolean {
  if (value !== 'on' && value !== 'off') throw new Unreadable(words.flagExpected(name))
  return value === 'on'
}

function readInTurn(line: string, turn: TestTurn, { labels, language }: Place): void {
  const found = labelled(line)
  if (found === undefined) {
    noteLabel('understood', labels, words.understood)
    turn.expected = { ...turn.expected, ...readUnderstood(line) }
    return
  }
  const { label, of, rest } = found
  const { expected } = turn
  if (label === 'answer' && of !== '') {
    turn.answers = [
      ...turn.answers,
      { apiAction: readName(of), answer: rest === '' ? undefined : readJson(rest) },
    ]
  } else if (label === 'rule' && of === '') {
    expected.rules = [...(expected.rules ?? []), readRule(rest)]
  } else {
    noteLabel(of === '' ? label : `${label} ${of}`, labels)
    const languageOf = of.startsWith('in ') ? readLanguage(of.slice('in '.length)) : undefined
    if (label === 'slots' && languageOf !== undefined) {
      expected.slotsByLanguage = { ...expected.slotsByLanguage, [languageOf]: readValuesOrNone(rest) }
    } else if (label === 'screen' && (of === '' || languageOf !== undefined)) {
      expected.screens = { ...expected.screens, [languageOf ?? language]: readScreen(rest) }
    } else if (of === '') readPlainLabel(label, rest, turn)
    else throw new Unreadable(words.unknownLine(excerpt(line)))
  }
}

function readPlainLabel(label: string, rest: string, turn: TestTurn): void {
  const { expected } = turn
  switch (label) {
    case 'rules':
      oneOf(rest, [none])
      expected.rules = []
      return
    case 'restarts':
      turn.restarts = oneOf(rest, ['yes', 'no']) === 'yes'
      return
    case 'waits':
      expected.waits = oneOf(rest, ['yes', 'no']) === 'yes'
      return
    case 'text':
      expected.textMatch = oneOf(rest, textMatches) as TextMatch
      return
    default:
      turn.car = { ...turn.car, ...readCar(label, rest, words.unknownLine(excerpt(`${label}: ${rest}`))) }
  }
}

function oneOf(text: string, choices: readonly string[]): string {
  if (!choices.includes(text)) throw new Unreadable(words.oneOf(choices))
  return text
}

function readScreen(rest: string): unknown[] {
  const templates = readJson(rest)
  if (!Array.isArray(templates)) throw new Unreadable(words.arrayExpected)
  return templates
}

function readAnswerText(line: string, place: Place, expected: Expected): void {
  const { language, text } = readSaid(line, place.language)
  if (own(expected.texts ?? {}, language) !== undefined) throw new Unreadable(words.twiceInTurn(language))
  expected.texts = { ...expected.texts, [language]: readText(text) }
  if (!place.labels.has('text')) expected.textMatch = 'whole'
}

/** 'play, genre jazz -> call search -> result': what is understood, then what is done. */
function readUnderstood(line: string): Partial<Expected> {
  const [understood = '', ...done] = splitAt(line, '->')
  return { ...readIntentAndSlots(understood), ...(done.length > 0 && readDone(done)) }
}

function readIntentAndSlots(text: string): Partial<Expected> {
  if (text === '') return {}
  const [intent = '', ...slots] = splitAt(text, ',')
  const areSlotsCompared =
    !(slots.length === 1 && slots[0] === anything) && !(intent === anything && slots.length === 0)
  return {
    ...(intent !== anything && { intent: intent === nothing ? '' : readName(intent) }),
    ...(areSlotsCompared && { slots: slots.length === 1 && slots[0] === none ? {} : readValues(slots) }),
  }
}

const anyCalls = 'any calls'
const anyUiActions = 'any UI actions'

function readDone(parts: readonly string[]): Partial<Expected> {
  if (parts.length === 1 && parts[0] === nothing) return { uiActions: [], apiActions: [] }
  if (parts.includes(nothing)) throw new Unreadable(words.nothingElse)
  const named = parts.filter((part) => part !== anyCalls && part !== anyUiActions)
  const { uiActions, apiActions } = readActions(named)
  return {
    ...(!parts.includes(anyUiActions) && { uiActions }),
    ...(!parts.includes(anyCalls) && { apiActions }),
  }
}
