import type { Domain } from '../model/domain.ts'
import { namesAround } from '../model/response-names.ts'
import * as additionalEdits from '../nouns/responses/additional-edits.ts'
import * as responseEdits from '../nouns/responses/edits.ts'
import { type ResponseKind, responseList } from '../nouns/responses/response-checks.ts'
import * as textEdits from '../nouns/responses/text-edits.ts'
import { type Draw, type DrawnEdits, knownName as known } from './any-edits.ts'

const newNames = ['alpha', 'answer', 'show', 'hello', '', 'two words', 'alpha_preTts']
const plainTexts = ['Hello', '', '<mw>a</mw>', '  ']
const rows = [0, 1, 2]

const kind = (draw: Draw): ResponseKind => draw.one(['tts', 'audio'] as const, 'tts')
const name = (draw: Draw) => draw.one(newNames, '')
/** A text that mentions nothing which is not there: what an author types may, but no edit by itself. */
const text = ({ slots: [slot] }: Domain, draw: Draw) =>
  draw.one(slot === undefined ? plainTexts : [...plainTexts, `Hi {{${slot.name}}}`], '')
const field = (draw: Draw) => draw.one(['voice', 'text'] as const, 'text')

/** A UI action and one of the responses that it uses. */
function used(domain: Domain, draw: Draw) {
  const chosen = kind(draw)
  const action = known(draw, domain.uiActions)
  const all = domain.uiActions.find((one) => one.name === action)![responseList(chosen)]
  return { kind: chosen, action, name: draw.one(all, '') }
}

/** Any response, and what is spoken around a UI action. */
function place(domain: Domain, draw: Draw) {
  const chosen = kind(draw)
  const around = chosen === 'tts' ? domain.uiActions.flatMap((action) => namesAround(action.name)) : []
  const all = [...domain[responseList(chosen)].map((response) => response.name), ...around]
  return { kind: chosen, name: draw.one(all, 'alpha') }
}

/** Edits of responses and of their texts. */
export const responseDraws: DrawnEdits = {
  addResponse: (domain, draw) =>
    responseEdits.addResponse(domain, { ...used(domain, draw), name: name(draw) }),
  chooseResponse: (domain, draw) =>
    responseEdits.chooseResponse(domain, { ...used(domain, draw), name: place(domain, draw).name }),
  removeResponse: (domain, draw) => responseEdits.removeResponse(domain, used(domain, draw)),
  moveResponse: (domain, draw) =>
    responseEdits.moveResponse(domain, { ...used(domain, draw), to: draw.one(rows, 0) }),
  renameResponse: (domain, draw) => {
    const { kind: chosen, name: from } = used(domain, draw)
    return responseEdits.renameResponse(domain, { kind: chosen, from, to: name(draw) })
  },
  duplicateResponse: (domain, draw) => responseEdits.duplicateResponse(domain, used(domain, draw)),
  deleteResponse: (domain, draw) => responseEdits.deleteResponse(domain, place(domain, draw)),
  addResponseTexts: (domain, draw) =>
    textEdits.addResponseTexts(domain, { ...place(domain, draw), texts: [text(domain, draw)] }),
  setResponseText: (domain, draw) =>
    textEdits.setResponseText(domain, {
      ...place(domain, draw),
      index: draw.one(rows, 0),
      text: text(domain, draw),
    }),
  deleteResponseTexts: (domain, draw) =>
    textEdits.deleteResponseTexts(domain, { ...place(domain, draw), indexes: [draw.one(rows, 0)] }),
  moveResponseText: (domain, draw) =>
    textEdits.moveResponseText(domain, {
      ...place(domain, draw),
      from: draw.one(rows, 0),
      to: draw.one(rows, 0),
    }),
  addAdditionalResponse: (domain, draw) =>
    additionalEdits.addAdditionalResponse(domain, { name: name(draw) }),
  renameAdditionalResponse: (domain, draw) =>
    additionalEdits.renameAdditionalResponse(domain, {
      from: known(draw, domain.additionalResponses),
      to: name(draw),
    }),
  deleteAdditionalResponses: (domain, draw) =>
    additionalEdits.deleteAdditionalResponses(domain, {
      names: draw.some(domain.additionalResponses.map((response) => response.name)),
    }),
  addAdditionalTexts: (domain, draw) =>
    additionalEdits.addAdditionalTexts(domain, {
      name: name(draw),
      field: field(draw),
      texts: [text(domain, draw)],
    }),
  setAdditionalText: (domain, draw) =>
    additionalEdits.setAdditionalText(domain, {
      name: known(draw, domain.additionalResponses),
      field: field(draw),
      index: draw.one(rows, 0),
      text: text(domain, draw),
    }),
  deleteAdditionalText: (domain, draw) =>
    additionalEdits.deleteAdditionalText(domain, {
      name: known(draw, domain.additionalResponses),
      field: field(draw),
      index: draw.one(rows, 0),
    }),
  moveAdditionalText: (domain, draw) =>
    additionalEdits.moveAdditionalText(domain, {
      name: known(draw, domain.additionalResponses),
      field: field(draw),
      from: draw.one(rows, 0),
      to: draw.one(rows, 0),
    }),
}
