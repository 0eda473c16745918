/** What was typed so far with what was heard behind it as a sentence of its own. */
export function withTranscript(typed: string, heard: string): string {
  const sentence = capitalised(heard.trim())
  if (sentence === '') return typed
  const before = typed.trimEnd()
  if (before === '') return sentence
  return `${/[.!?。！？]$/u.test(before) ? before : `${before}.`} ${sentence}`
}

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}
