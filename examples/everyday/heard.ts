import { readLines, type SampleCar, sampleCar } from './car.ts'

/** Who answered a sentence that a domain should answer, or nobody ('-'). */
export interface HeardSentence {
  domain: string
  text: string
  answered: string
  /** A question back ('Did you mean ...?') is none. */
  isAction: boolean
}

export async function hearAll(car: SampleCar, lines: readonly string[][]): Promise<HeardSentence[]> {
  const heard: HeardSentence[] = []
  for (const [domain = '', text = ''] of lines) {
    const answer = await car.answer(text)
    const isAction = answer !== undefined && !answer.asksBack
    heard.push({ domain, text, answered: answer?.domain ?? '-', isAction })
  }
  return heard
}

/** Acted on by somebody else than was meant. */
export function isWrongAction({ domain, answered, isAction }: HeardSentence): boolean {
  return isAction && answered !== domain
}

/** Answered by who was meant, if only by a question; refused or asked about where it is for nobody. */
export function isRight({ domain, answered, isAction }: HeardSentence): boolean {
  return domain === '-' ? !isAction : answered === domain
}

const sampleLanguages = ['eng-USA', 'deu-DEU', 'cmn-CHN', 'jpn-JPN']

/** What is done by the samples on a sentence that negates, ends or asks. */
export interface TurnedSentence {
  text: string
  intent: string
  /** Whether it is what the sentence does not want. */
  isUnwanted: boolean
}

/** All sentences of `turned-round.txt`, and those of them that something is done on. */
export async function hearTurnedRound(): Promise<{ said: number; acted: TurnedSentence[] }> {
  const cars = new Map(sampleLanguages.map((language) => [language.slice(0, 3), sampleCar(language)]))
  const acted: TurnedSentence[] = []
  const lines = readLines('turned-round.txt')
  for (const [language = '', text = '', , unwanted = ''] of lines) {
    const answer = await cars.get(language)!.answer(text)
    if (answer === undefined || answer.asksBack) continue
    const { intent } = answer
    acted.push({ text, intent, isUnwanted: unwanted.split(' ').includes(intent) })
  }
  return { said: lines.length, acted }
}
