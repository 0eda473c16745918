import { messages } from '../../messages/messages.ts'
import { firstByName } from '../../toolbox/lists.ts'

/** The value that a tag has to say, and what it can be. */
interface TagValue {
  /** The attribute that says it; in Vocalizer's sequences it follows `=`. */
  attribute: string
  /** What it can be, in words. */
  allowed: string
  isAllowed: (value: string) => boolean
  /** Those that are offered while typing. */
  offered: readonly string[]
}

/** A tag of the list that texts can use: RESP-019, with the values of ruling R129. */
export interface SsmlTag {
  name: string
  about: string
  /** Whether it is closed in itself, as `<pause ms="300"/>`, and not around words. */
  isAlone: boolean
  value?: TagValue
}

function oneOf(...values: string[]): TagValue {
  return {
    attribute: 'value',
    allowed: values.join(', '),
    isAllowed: (value) => values.includes(value),
    offered: values,
  }
}

const percent: TagValue = {
  attribute: 'value',
  allowed: messages.responses.percent(50, 200),
  isAllowed: (value) => /^\d{2,3}$/.test(value) && Number(value) >= 50 && Number(value) <= 200,
  offered: ['80', '120'],
}

const kinds = ['addr', 'currency', 'date', 'number', 'phone', 'spell', 'time']

export const ssmlTags: readonly SsmlTag[] = [
  { name: 'eos', about: 'A sentence ends here', isAlone: true },
  {
    name: 'readmode',
    about: 'By sentences, letters or words',
    isAlone: false,
    value: oneOf('sent', 'char', 'word'),
  },
  {
    name: 'lang',
    about: 'Another language',
    isAlone: false,
    value: {
      attribute: 'value',
      allowed: messages.responses.languageCode,
      isAllowed: (value) => /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/.test(value),
      offered: ['eng-USA', 'deu-DEU'],
    },
  },
  { name: 'mw', about: 'Several words as one', isAlone: false },
  {
    name: 'nlu',
    about: 'A boundary or a stressed word',
    isAlone: true,
    value: {
      attribute: 'value',
      allowed: 'BND, PRM',
      isAllowed: (value) => /^(?:BND|PRM)(?::[A-Za-z0-9]+)?$/.test(value),
      offered: ['BND', 'PRM'],
    },
  },
  {
    name: 'pause',
    about: 'Silence, in milliseconds',
    isAlone: true,
    value: {
      attribute: 'ms',
      allowed: messages.responses.milliseconds,
      isAllowed: (value) => /^[1-9]\d{0,4}$/.test(value),
      offered: ['200', '500', '1000'],
    },
  },
  { name: 'pitch', about: 'Higher or lower, in percent', isAlone: false, value: percent },
  { name: 'rate', about: 'Faster or slower, in percent', isAlone: false, value: percent },
  { name: 'toi', about: 'What kind of text it is', isAlone: false, value: oneOf(...kinds) },
]

const byName = firstByName(ssmlTags)

/** What there is to know of a tag, if it is one of the list. */
export function findTag(name: string): SsmlTag | undefined {
  return byName.get(name)
}

/** What is wrong with the value of a tag; one that is filled in later cannot be judged (ruling R129). */
export function checkTagValue({ name, value: rule }: SsmlTag, value: string | undefined): string | undefined {
  if (rule === undefined || value?.includes('{{') === true) return undefined
  if (value === undefined) return messages.responses.tagValueMissing(name, rule.attribute, rule.allowed)
  return rule.isAllowed(value) ? undefined : messages.responses.tagValueWrong(name, rule.allowed)
}

/** What is wrong with the value of Vocalizer's sequence of the same name; `orig` ends a kind of text. */
export function checkSequenceValue(tag: SsmlTag, value: string | undefined): string | undefined {
  if (tag.name === 'toi' && value === 'orig') return undefined
  const { value: rule } = tag
  if (rule === undefined || value?.includes('{{') === true) return undefined
  if (value !== undefined && rule.isAllowed(value)) return undefined
  return messages.responses.sequenceValueWrong(tag.name, rule.allowed)
}
