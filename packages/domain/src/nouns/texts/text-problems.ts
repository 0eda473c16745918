import { messages } from '../../messages/messages.ts'
import { checkSequenceValue, checkTagValue, findTag } from './ssml-tags.ts'
import { type PlaceholderToken, type TagToken, type TextToken, textTokens } from './text-tokens.ts'
import type { TtsType } from './tts-type.ts'
import { vocalizerSequences } from './vocalizer.ts'

/** Something wrong at a place in a text. */
export interface TextProblem {
  kind: 'placeholder' | 'tag'
  severity: 'error' | 'warning'
  message: string
  from: number
  to: number
}

type Words = typeof messages.responses
const words: Words = messages.responses

/**
 * What is wrong in a text by itself: placeholders that are written wrongly and, where it is spoken, tags and sequences. It
 * takes as long as the text is long.
 */
export function textProblems(text: string, spokenAs: TtsType | undefined): TextProblem[] {
  const tokens = textTokens(text)
  if (tokens.length === 0) return none
  const broken = tokens.filter(isPlaceholder).filter(({ name }) => name === undefined)
  return [
    ...broken.map((token) => problemAt(token, 'placeholder', 'warning', words.brokenPlaceholder)),
    ...(spokenAs === undefined
      ? none
      : [...tagProblems(tokens, spokenAs), ...sequenceProblems(tokens, spokenAs)]),
  ].sort((a, b) => a.from - b.from)
}

const none: TextProblem[] = []

/** Which placeholders of a text no slot and no API input fills. */
export function unfilledPlaceholders(text: string, isKnown: (name: string) => boolean): TextProblem[] {
  return textTokens(text)
    .filter(isPlaceholder)
    .flatMap((token) =>
      token.name === undefined || isKnown(token.name)
        ? none
        : problemAt(token, 'placeholder', 'warning', words.noSuchInput(token.name)),
    )
}

function isPlaceholder(token: TextToken): token is PlaceholderToken {
  return token.kind === 'placeholder'
}

function problemAt(
  { from, to }: { from: number; to: number },
  kind: TextProblem['kind'],
  severity: TextProblem['severity'],
  message: string,
): TextProblem {
  return { kind, severity, message, from, to }
}

function tagProblems(tokens: readonly TextToken[], spokenAs: TtsType): TextProblem[] {
  const tags = tokens.filter((token): token is TagToken => token.kind === 'tag')
  const [first] = tags
  if (first === undefined) return none
  return [
    ...(spokenAs === 'SSML' ? none : [problemAt(first, 'tag', 'warning', words.tagsNotRead)]),
    ...tags.flatMap(ownProblems),
    ...nestingProblems(tags),
  ]
}

/** What is wrong with a tag wherever it is. */
function ownProblems(token: TagToken): TextProblem[] {
  const { name, form, attributes } = token
  if (form === 'close') return none
  if (form === 'cut') return [problemAt(token, 'tag', 'error', words.tagCut(name))]
  const tag = findTag(name)
  if (tag === undefined) return [problemAt(token, 'tag', 'warning', words.unknownTag(name))]
  const wrong = checkTagValue(tag, attributes.get(tag.value?.attribute ?? ''))
  return wrong === undefined ? none : [problemAt(token, 'tag', 'error', wrong)]
}

function nestingProblems(tags: readonly TagToken[]): TextProblem[] {
  const found: TextProblem[] = []
  const open: TagToken[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by)
  for (const tag of tags) {
    if (tag.form === 'open') {
      open.push(tag)
      count(tag.name, 1)
    }
    if (tag.form !== 'close') continue
    if ((counts.get(tag.name) ?? 0) === 0) {
      found.push(problemAt(tag, 'tag', 'error', words.tagClosesNothing(tag.name)))
      continue
    }
    for (;;) {
      const last = open.pop()!
      count(last.name, -1)
      if (last.name === tag.name) break
      found.push(problemAt(tag, 'tag', 'error', words.tagNested(tag.name, last.name)))
    }
  }
  for (const tag of open) {
    const isAlone = findTag(tag.name)?.isAlone === true
    found.push(
      problemAt(tag, 'tag', 'error', isAlone ? words.tagStandsAlone(tag.name) : words.tagNotClosed(tag.name)),
    )
  }
  return found
}

function sequenceProblems(tokens: readonly TextToken[], spokenAs: TtsType): TextProblem[] {
  const sequences = vocalizerSequences(tokens)
  const [first] = sequences
  if (first === undefined) return none
  return [
    ...(spokenAs === 'VOCALIZER' ? none : [problemAt(first, 'tag', 'warning', words.sequencesNotRead)]),
    ...sequences.flatMap((sequence) => {
      if (!sequence.isEnded) return [problemAt(sequence, 'tag', 'error', words.sequenceNotEnded)]
      const tag = findTag(sequence.name)
      if (tag === undefined)
        return [problemAt(sequence, 'tag', 'warning', words.unknownSequence(sequence.name))]
      const wrong = checkSequenceValue(tag, sequence.value)
      return wrong === undefined ? none : [problemAt(sequence, 'tag', 'error', wrong)]
    }),
  ]
}
