import type { BehaviourChanges, PublishingChanges, PublishingTests } from '@sdp/api'

export type Changes = PublishingChanges
type Comparison = Changes['comparisons'][number]
export type Topic = Comparison['topics'][number]
export type Spoken = BehaviourChanges[number]['spoken'][number]
type Behaviour = Spoken['changes'][number]['before']

/** Whether it is known that nothing changes at a place. */
export function isNothing({ topics }: Comparison, spoken: readonly Spoken[] | undefined): boolean {
  return topics.length === 0 && (spoken?.every(({ changed, isCut }) => changed === 0 && !isCut) ?? false)
}

/** What was found out by speaking at the places of a comparison. */
export function spokenAt(
  behaviour: BehaviourChanges | undefined,
  { places }: Comparison,
): readonly Spoken[] | undefined {
  const name = placeNames(places)
  return behaviour?.find((one) => placeNames(one.places) === name)?.spoken
}

/** 'ECE prod, AMAP prod'. */
export function placeNames(places: Comparison['places']): string {
  return places.map(({ node, environment }) => `${node} ${environment}`).join(', ')
}

/** '2 added, 1 changed'. */
export function countText({ added, changed, removed }: Pick<Topic, 'added' | 'changed' | 'removed'>): string {
  return [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

/** How many sentences were tried in a language, and what came of it. */
export function triedText({ language, answersBefore, answersAfter, ...spoken }: Spoken): string {
  if (!answersAfter) {
    return answersBefore
      ? `${language}: nothing will answer there any more.`
      : `${language}: nothing answers there, before and after: it takes the dialog and the language model.`
  }
  if (!answersBefore) return `${language}: nothing answers there yet, so every answer is new.`
  const { tried, changed, isCut } = spoken
  if (tried === 0 && isCut) return `${language}: no sentence could be tried in 2 seconds.`
  if (tried === 0) return `${language}: it answers as before.`
  const found =
    changed === 0 ? 'all lead where they did' : `${changed} ${changed === 1 ? 'leads' : 'lead'} elsewhere`
  const sentences = `${tried} ${tried === 1 ? 'sentence' : 'sentences'} tried`
  return `${language}: ${sentences}, ${found}${isCut ? '; there was no time for more' : ''}.`
}

/** What a sentence leads to, as far as it differs from the other side. */
export function behaviourText(
  { intent, by, rule, answer }: Behaviour,
  differs: Spoken['changes'][number]['differs'],
): string {
  if (by === 'unknown') return 'no expression fits'
  const parts = [
    differs.includes('intent') &&
      (intent === '' ? 'nothing understood' : intent + (by === 'guess' ? ' (guessed)' : '')),
    differs.includes('rule') && (rule === '' ? 'no rule' : rule),
    differs.includes('answer') && (answer === '' ? 'no answer' : `“${answer}”`),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** How the kept tests go in a language. */
export function testedText({
  language,
  total,
  failed,
  unsaid,
  left,
  isCut,
}: PublishingTests[number]['languages'][number]): string {
  if (isCut) return `${language}: there was no time to run the kept tests.`
  const passed = total - failed - unsaid - left
  const further = [
    failed > 0 && `${failed} ${failed === 1 ? 'fails' : 'fail'}`,
    unsaid > 0 && `${unsaid} cannot be said in this language`,
    left > 0 && `there was no time for ${left}`,
  ].filter((part) => part !== false)
  return `${language}: ${[`${passed} of ${total} go as they should`, ...further].join(', ')}.`
}
