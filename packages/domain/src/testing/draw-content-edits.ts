import type { Domain } from '../model/domain.ts'
import { forgivenKinds, wordLists } from '../model/everyday-language.ts'
import { arbitrations } from '../model/intent.ts'
import type { BuiltInWords } from '../nouns/everyday-language/checks.ts'
import * as everydayEdits from '../nouns/everyday-language/edits.ts'
import * as intentEdits from '../nouns/intents/edits.ts'
import * as expressionEdits from '../nouns/intents/expression-edits.ts'
import { replaceInExpressions } from '../nouns/intents/replace-in-expressions.ts'
import { restrictLiterals } from '../nouns/intents/restrict.ts'
import * as languageEdits from '../nouns/languages/edits.ts'
import * as partEdits from '../nouns/reusable-expressions/edits.ts'
import * as canonicalEdits from '../nouns/slots/canonical-edits.ts'
import * as slotEdits from '../nouns/slots/edits.ts'
import * as exampleEdits from '../nouns/slots/example-values.ts'
import * as literalEdits from '../nouns/slots/literal-edits.ts'
import { pasteIntoSlot } from '../nouns/slots/pasting.ts'
import { type Draw, type DrawnEdits, knownName as known } from './any-edits.ts'

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const newNames = ['alpha', 'beta', 'play', 'genre', 'now', '', 'two words', 'sdp_x']
const texts = [
  'play it',
  'PLAY it',
  '(a|b) $(genre)',
  '$(artist)',
  '$(alpha)||more',
  '§please go on',
  '§now (go|run)',
  '(',
  'x+*',
]
const spoken = ['jazz', 'bebop', 'Rock', 'a/b', ' ']
const pasted = ['jazz\tswing, bebop\nrock', 'alpha\tRock\n\thard rock', 'two words\tx\nbeta']
const places = [0, 1, 2, 3]

const name = (draw: Draw) => draw.one(newNames, '')
const text = (draw: Draw) => draw.one(texts, '')
const place = (draw: Draw) => draw.one(places, 0)
const namesOf = (list: readonly { name: string }[]) => list.map((one) => one.name)
const intent = (domain: Domain, draw: Draw) => known(draw, domain.intents)
const slot = (domain: Domain, draw: Draw) => known(draw, domain.slots)
const part = (domain: Domain, draw: Draw) => known(draw, domain.reusableExpressions)
const canonical = (domain: Domain, draw: Draw) => {
  const name = slot(domain, draw)
  const { canonicals = [] } = domain.slots.find((one) => one.name === name) ?? {}
  const found = draw.one(canonicals, { name: 'gone', literals: [] })
  return { slot: name, canonical: found.name, literals: found.literals }
}
const spokenLanguage = (draw: Draw) => draw.one([language, 'deu-DEU', 'ENG-usa'], language)

/** Edits of intents. */
export const intentDraws: DrawnEdits = {
  addIntent: (domain, draw) => intentEdits.addIntent(domain, { name: name(draw) }),
  renameIntent: (domain, draw) =>
    intentEdits.renameIntent(domain, { from: intent(domain, draw), to: name(draw) }),
  deleteIntents: (domain, draw) =>
    intentEdits.deleteIntents(domain, { names: draw.some(namesOf(domain.intents)).slice(0, 1) }),
  moveIntents: (domain, draw) =>
    intentEdits.moveIntents(domain, { names: draw.some(namesOf(domain.intents)), to: place(draw) }),
  setRequest: (domain, draw) =>
    intentEdits.setRequest(domain, { name: intent(domain, draw), isRequest: draw.flag() }),
  setSlotOnly: (domain, draw) =>
    intentEdits.setSlotOnly(domain, { name: intent(domain, draw), slotOnly: draw.flag() }),
  setAsksBack: (domain, draw) =>
    intentEdits.setAsksBack(domain, { name: intent(domain, draw), asksBack: draw.flag() }),
  setArbitration: (domain, draw) =>
    intentEdits.setArbitration(domain, {
      names: draw.some(namesOf(domain.intents)),
      arbitration: draw.one(arbitrations, 'cloud'),
    }),
  setJustTalk: (domain, draw) =>
    intentEdits.setJustTalk(domain, { names: draw.some(namesOf(domain.intents)), justTalk: draw.flag() }),
}

const everydayWords = ['ey', 'alter', 'Nix', 'nix', 'two  words', '', 'please', 'not']
const builtIn: BuiltInWords = (word) => ({
  isForgiven: word === 'please',
  turns: word === 'not' ? ['negations'] : [],
})
const wordList = (draw: Draw) => draw.one(wordLists, 'fillers')

/** Edits of the everyday language. */
export const everydayDraws: DrawnEdits = {
  setForgiven: (domain, draw) =>
    everydayEdits.setForgiven(domain, {
      kind: draw.one(forgivenKinds, 'courtesy'),
      isForgiven: draw.flag(),
    }),
  addEverydayWords: (domain, draw) =>
    everydayEdits.addEverydayWords(domain, {
      list: wordList(draw),
      words: draw.some(everydayWords).slice(0, 2),
      language,
      builtIn,
    }),
  removeEverydayWord: (domain, draw) =>
    everydayEdits.removeEverydayWord(domain, {
      list: wordList(draw),
      word: draw.one(everydayWords, ''),
    }),
}

/** Edits of expressions and reusable parts. */
export const expressionDraws: DrawnEdits = {
  addExpressions: (domain, draw) =>
    expressionEdits.addExpressions(domain, { intent: intent(domain, draw), text: text(draw), language }),
  editExpression: (domain, draw) =>
    expressionEdits.editExpression(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      text: text(draw),
      language,
    }),
  deleteExpressions: (domain, draw) =>
    expressionEdits.deleteExpressions(domain, {
      intent: intent(domain, draw),
      places: draw.some(places).slice(0, 1),
    }),
  moveExpression: (domain, draw) =>
    expressionEdits.moveExpression(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      to: place(draw),
    }),
  moveExpressionsToIntent: (domain, draw) =>
    expressionEdits.moveExpressionsToIntent(domain, {
      intent: intent(domain, draw),
      places: draw.some(places).slice(0, 2),
      to: intent(domain, draw),
      language,
    }),
  setWeight: (domain, draw) =>
    expressionEdits.setWeight(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      weight: draw.one([100, 120, 90], 100),
      language,
    }),
  replaceInExpressions: (domain, draw) =>
    replaceInExpressions(domain, {
      intent: intent(domain, draw),
      find: draw.one(['play', 'it', '$(genre)', ' '], ''),
      replace: draw.one(['go', '$(artist)', '', '(a|b)'], ''),
      language,
    }),
  restrictLiterals: (domain, draw) =>
    restrictLiterals(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      slot: slot(domain, draw),
      chosen: draw.some(domain.slots.flatMap(({ canonicals }) => canonicals)),
    }),
  addPart: (domain, draw) => partEdits.addReusableExpression(domain, { id: 'new', name: name(draw) }),
  renamePart: (domain, draw) =>
    partEdits.renameReusableExpression(domain, { from: part(domain, draw), to: name(draw) }),
  deleteParts: (domain, draw) =>
    partEdits.deleteReusableExpressions(domain, {
      names: draw.some(namesOf(domain.reusableExpressions)).slice(0, 2),
    }),
  setPartValue: (domain, draw) =>
    partEdits.setReusableValue(domain, {
      name: part(domain, draw),
      language: spokenLanguage(draw),
      value: text(draw),
    }),
}

/** Edits of slots and languages. */
export const slotDraws: DrawnEdits = {
  addSlot: (domain, draw) => slotEdits.addSlot(domain, { name: name(draw), vendorPrefix }),
  renameSlot: (domain, draw) =>
    slotEdits.renameSlot(domain, { from: slot(domain, draw), to: name(draw), vendorPrefix }),
  deleteSlots: (domain, draw) => slotEdits.deleteSlots(domain, { names: [slot(domain, draw)] }),
  moveSlots: (domain, draw) =>
    slotEdits.moveSlots(domain, { names: draw.some(namesOf(domain.slots)), to: place(draw) }),
  setSlotType: (domain, draw) =>
    slotEdits.setSlotType(domain, {
      name: slot(domain, draw),
      type: draw.one(['StaticList', 'Number', 'yesNo', 'FreeText'], 'StaticList'),
    }),
  setSlotVolatile: (domain, draw) =>
    slotEdits.setSlotVolatile(domain, { names: draw.some(namesOf(domain.slots)), volatile: draw.flag() }),
  addCanonicals: (domain, draw) =>
    canonicalEdits.addCanonicals(domain, {
      slot: slot(domain, draw),
      names: draw.some(newNames).slice(0, 2),
    }),
  renameCanonical: (domain, draw) =>
    canonicalEdits.renameCanonical(domain, { ...canonical(domain, draw), to: name(draw) }),
  deleteCanonicals: (domain, draw) => {
    const name = slot(domain, draw)
    const { canonicals = [] } = domain.slots.find((one) => one.name === name) ?? {}
    return canonicalEdits.deleteCanonicals(domain, {
      slot: name,
      canonicals: draw.some(namesOf(canonicals)).slice(0, 2),
    })
  },
  moveCanonicals: (domain, draw) => {
    const at = canonical(domain, draw)
    return canonicalEdits.moveCanonicals(domain, {
      slot: at.slot,
      canonicals: [at.canonical],
      to: place(draw),
    })
  },
  addLiterals: (domain, draw) =>
    literalEdits.addLiterals(domain, { ...canonical(domain, draw), literals: draw.some(spoken), language }),
  renameLiteral: (domain, draw) => {
    const { literals, ...at } = canonical(domain, draw)
    const from = draw.one(literals, 'gone')
    return literalEdits.renameLiteral(domain, { ...at, from, to: draw.one(spoken, ''), language })
  },
  deleteLiteral: (domain, draw) => {
    const { literals, ...at } = canonical(domain, draw)
    return literalEdits.deleteLiteral(domain, { ...at, literal: draw.one(literals, 'gone') })
  },
  addExampleValues: (domain, draw) =>
    exampleEdits.addExampleValues(domain, {
      slot: slot(domain, draw),
      values: draw.some(spoken),
      language,
    }),
  deleteExampleValue: (domain, draw) => {
    const name = slot(domain, draw)
    const { exampleValues = [] } = domain.slots.find((one) => one.name === name) ?? {}
    return exampleEdits.deleteExampleValue(domain, { slot: name, value: draw.one(exampleValues, 'gone') })
  },
  pasteExampleValues: (domain, draw) =>
    exampleEdits.pasteExampleValues(domain, {
      slot: slot(domain, draw),
      text: draw.one(pasted, ''),
      language,
    }),
  pasteIntoSlot: (domain, draw) =>
    pasteIntoSlot(domain, { slot: slot(domain, draw), text: draw.one(pasted, ''), language }),
  addLanguage: (domain, draw) =>
    languageEdits.addLanguage(domain, { id: 'new', language: spokenLanguage(draw) }),
  deleteLanguage: (domain, draw) => languageEdits.deleteLanguage(domain, { language: spokenLanguage(draw) }),
  setDefaultLanguage: (domain, draw) =>
    languageEdits.setDefaultLanguage(domain, { language: spokenLanguage(draw) }),
}
