import type { Domain } from '@sdp/domain'
import { addExpressions } from '@sdp/domain/intents'
import { anExpression, anIntent, aSlot, aUiAction } from '@sdp/domain/testing'
import {
  actionDraws,
  type DrawnEdits,
  everydayDraws,
  expressionDraws,
  fullDomain,
  intentDraws,
  responseDraws,
  slotDraws,
  tableDraws,
} from '@sdp/domain/testing/edits'

/** A domain in which every part of a program has something to do, small enough to be learned in a moment. */
export const editedDomain: Domain = {
  ...fullDomain,
  languages: [
    { id: 'e', language: 'eng-USA', isDefault: true },
    { id: 'g', language: 'deu-DEU', isDefault: false },
  ],
  intents: [
    // Without what takes any words, so that some are left to be guessed
    { ...fullDomain.intents[0]!, expressions: fullDomain.intents[0]!.expressions.slice(0, 2) },
    ...fullDomain.intents.slice(1),
    intent('louder', ['make it louder', 'turn the volume up', 'set the volume to $(level)']),
    intent('weather', ['what is the weather like', 'will it rain in $(city) [today]']),
    intent('pick', ['take $(choice)', 'the $(choice)']),
    intent('tell', ['tell anna $(note)', 'say+* to anna']),
    intent('sure', ['$(agreed)']),
    intent('wake', ['wake me at $(alarm)']),
  ],
  slots: [
    ...fullDomain.slots,
    aSlot('level', {}, { type: 'Number', valueType: 'Number' }),
    aSlot('city', { ber: ['berlin'], muc: ['munich', 'new munich'] }, { type: 'City' }),
    aSlot('choice', {}, { type: 'which' }),
    aSlot('note', {}, { type: 'FreeText' }),
    aSlot('agreed', {}, { type: 'yesNo' }),
    aSlot('alarm', {}, { type: 'Time' }),
  ],
  uiActions: [
    ...fullDomain.uiActions,
    aUiAction('which', { dialogAct: { type: 'select', slots: { choice: '', city: '', level: '' } } }),
  ],
}

function intent(name: string, texts: readonly string[]) {
  return anIntent(name, { expressions: texts.map((text) => anExpression(text)) })
}

const wordings = [
  'stop the music|be quiet|no more music|silence please|stop playing now|that is enough|quiet now|end it|pause the song|halt',
  'play a song|put on some music|i want to hear a tune|start the music|music please|play the radio|some tunes now',
  'is it cold outside|how warm is it|tell me the forecast|rain or sun|do i need an umbrella',
]
const language = 'eng-USA'

/** Edits that make a domain much larger or smaller at once. */
const sizeDraws: DrawnEdits = {
  addMany(domain, draw) {
    const { name } = draw.one(domain.intents, anIntent('gone'))
    const texts = draw.one(wordings, '').split('|')
    return texts.reduce((grown, text) => addExpressions(grown, { intent: name, text, language }), domain)
  },
  keepFew: (domain, draw) => ({
    ...domain,
    intents: domain.intents.map((one) =>
      draw.flag() ? { ...one, expressions: one.expressions.slice(0, 1) } : one,
    ),
  }),
  // Two that share one list of expressions
  copyIntent(domain, draw) {
    const one = draw.one(domain.intents, anIntent('new'))
    return { ...domain, intents: [...domain.intents, { ...one, name: `${one.name}Copy` }] }
  },
}

/** Edits after which the samples are as before, or nearly so: errors of what is carried over from edit to edit show here. */
const quietDraws: DrawnEdits = {
  moveIntents: intentDraws.moveIntents!,
  turnIntentsRound: (domain) => ({ ...domain, intents: domain.intents.toReversed() }),
  putLastFirst: (domain) => ({
    ...domain,
    intents: [...domain.intents.slice(-1), ...domain.intents.slice(0, -1)],
  }),
  swapNames(domain, draw) {
    const [a, b] = [draw.one(domain.intents, anIntent('a')), draw.one(domain.intents, anIntent('b'))]
    const name = (one: string) => (one === a.name ? b.name : one === b.name ? a.name : one)
    return { ...domain, intents: domain.intents.map((one) => ({ ...one, name: name(one.name) })) }
  },
  renameIntent: intentDraws.renameIntent!,
  moveSlots: slotDraws.moveSlots!,
  moveExpression: expressionDraws.moveExpression!,
  moveCanonicals: slotDraws.moveCanonicals!,
}

/** The edits of authors in groups, so that each kind comes as often as others of which there are more. */
export const editDraws: DrawnEdits = {
  intents: oneOf(intentDraws),
  everyday: oneOf(everydayDraws),
  expressions: oneOf(expressionDraws),
  slots: oneOf(slotDraws),
  rules: oneOf({ ...tableDraws, ...actionDraws, ...responseDraws }),
  size: oneOf(sizeDraws),
  quiet: oneOf(quietDraws),
}

function oneOf(edits: DrawnEdits): DrawnEdits[string] {
  const all = Object.values(edits)
  return (domain, draw) => draw.one(all, (same) => same)(domain, draw)
}

/** What people say to it: as it is written, nearly so, as answers, and what concerns it little. */
export const saidSentences: readonly string[] = [
  'play jazz',
  'ey play jazz alter',
  'nix volume up',
  'please play jazz by someone',
  'could you play some swing for me',
  'just set the volume to 12',
  'twenty',
  'will it rain in new munich',
  'saying something nice to anna',
  'take the second one please',
  'yes do it',
  'wake me at half past six',
  'wake me at home',
  'Munich',
  'be quiet now please',
  'put on some music then',
  'do i need my umbrella',
  'it is a b c',
]
