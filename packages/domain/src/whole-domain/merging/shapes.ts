import type { Expression } from '../../model/expression.ts'
import type { ListName } from '../../model/list-names.ts'
import type { InputCondition } from '../../model/rule.ts'
import type { Canonical } from '../../model/slot.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { languageField, readMark, unmarked } from './language-marks.ts'
import type { Shape } from './structure.ts'

/*
 * What of an entry is merged part by part. Entries with a name or a spoken text are identified by it, under the names that all
 * sides share by then; everything else is merged field by field.
 */

/** What the outside said that the model does not; the fields that were absent are a set. */
const notes: Shape = {
  of: 'map',
  shapeOf: (key) => (key === 'absent' ? names : notes),
  labelOf: (key) => (key === 'unknown' ? '' : unmarked(key)),
}

const names: Shape = { of: 'list', keyOf: (name: string) => name, labelOf: (name: string) => name }

/** An object in which any field may hold others. */
const tree: Shape = { of: 'map', shapeOf: () => tree, labelOf: unmarked }

const valuesByName: Shape = { of: 'map', shapeOf: () => undefined, labelOf: (key) => key }

const languageOfText = (text: string) => readMark(text)?.language

const literals: Shape = {
  of: 'spoken',
  languageOf: languageOfText,
  list: {
    of: 'list',
    // As spoken: two that differ only in case are one (ruling R400)
    keyOf: (literal: string, language) => foldSpoken(literal, language),
    labelOf: (literal: string) => `literal ${unmarked(literal)}`,
    isReplaced: true,
  },
}

const exampleValues: Shape = {
  of: 'spoken',
  languageOf: languageOfText,
  list: {
    of: 'list',
    keyOf: (value: string, language) => foldSpoken(value, language),
    labelOf: (value: string) => `example value ${unmarked(value)}`,
  },
}

/** The texts of a response, which are one whole. */
const texts: Shape = { of: 'spoken', languageOf: languageOfText }

const canonicals: Shape = {
  of: 'list',
  keyOf: ({ name }: Canonical) => name,
  labelOf: ({ name }: Canonical) => `canonical ${name}`,
  entry: { of: 'fields', shapes: { literals, kept: notes } },
}

const expressions: Shape = {
  of: 'spoken',
  languageOf: ({ kept }: Expression) => kept?.unknown?.[languageField] as string | undefined,
  list: {
    of: 'list',
    keyOf: ({ text }: Expression, language) => foldSpoken(text, language),
    labelOf: ({ text }: Expression) => `expression ${text}`,
    entry: { of: 'fields', shapes: { kept: notes } },
    isReplaced: true,
  },
}

function conditions(kind: string): Shape {
  return {
    of: 'list',
    keyOf: ({ input }: InputCondition) => input,
    labelOf: ({ input }: InputCondition) => `${kind} ${input}`,
    isReplaced: true,
  }
}

/** A rule, whose identity is known. */
export const ruleShape: Shape = {
  of: 'fields',
  shapes: {
    slots: conditions('slot'),
    apiInputs: conditions('API input'),
    vehicleInputs: conditions('vehicle input'),
    contextInputs: conditions('context input'),
    featureFlags: conditions('feature flag'),
    kept: notes,
  },
}

function fields(shapes: Readonly<Record<string, Shape>> = {}): Shape {
  return { of: 'fields', shapes: { ...shapes, kept: notes } }
}

/** The parts of an entry by its list. The rules of modules are merged by themselves: they may move from one to another. */
export const shapes: Readonly<Record<ListName, Shape>> = {
  intents: fields({ expressions, fulfilledBy: fields() }),
  slots: {
    of: 'fields',
    shapes: { canonicals, exampleValues, kept: notes },
    // The type says whether it has canonicals at all (ruling R400)
    together: {
      fields: ['type', 'valueType', 'canonicals'],
      unlessSame: 'type',
      label: 'type and canonicals',
    },
  },
  modules: fields(),
  apiInputs: fields(),
  apiActions: fields(),
  handlers: fields({ urls: fields() }),
  uiActions: fields({ clientBehaviourFlags: valuesByName }),
  ttsResponses: fields({ texts }),
  audioResponses: fields({ texts }),
  guiResponses: fields({ template: tree }),
  additionalResponses: fields({ voice: texts, text: texts }),
  reusableExpressions: fields({ values: valuesByName }),
  tests: fields({
    tags: names,
    start: fields({ vehicleInputs: valuesByName, contextInputs: valuesByName, featureFlags: valuesByName }),
  }),
  languages: fields(),
}
