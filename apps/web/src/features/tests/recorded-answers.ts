import type { RecordedAnswer } from '@sdp/domain/tests'

/** Answers of handlers as JSON, with a blank one for each call that has none yet. */
export function answersText(answers: readonly RecordedAnswer[], called: readonly string[]): string {
  const left = [...answers]
  const blanks = called.flatMap((apiAction) => {
    const at = left.findIndex((one) => one.apiAction === apiAction)
    if (at === -1) return [{ apiAction, answer: { returnValue: '' } }]
    left.splice(at, 1)
    return []
  })
  const all = [...answers, ...blanks].map(({ apiAction, answer }) => ({ apiAction, answer }))
  return JSON.stringify(all, undefined, 2)
}

/** Reads such a text, or says what is wrong with it. */
export function readAnswers(text: string): { answers: RecordedAnswer[] } | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text.trim() === '' ? '[]' : text)
  } catch (error) {
    return { problem: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  if (!Array.isArray(json)) return { problem: 'Write a list: [{"apiAction": ..., "answer": ...}]' }
  for (const [at, entry] of json.entries()) {
    const { apiAction, answer } = (entry ?? {}) as Partial<RecordedAnswer>
    if (typeof apiAction !== 'string' || apiAction === '')
      return { problem: `Answer ${at + 1} has no apiAction` }
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      return { problem: `Answer ${at + 1} has no answer: write what the handler returns in braces` }
  }
  return { answers: json as RecordedAnswer[] }
}
