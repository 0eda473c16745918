import { isReference } from '../../mentions/texts.ts'
import type { Domain } from '../../model/domain.ts'
import { firstByName } from '../../toolbox/lists.ts'

/** Fills a text with example values. */
export type FillText = (text: string) => string

/** What values of such names look like; the first word that the name has decides. */
const usualValues: readonly (readonly [words: RegExp, value: string])[] = [
  [/time|arrival|departure|uhrzeit/, '10:30'],
  [/date|day|tag/, '24 May'],
  [/degree|temperature|temp\b|measured|\bset\b/, '21'],
  [/percent|level|volume|battery|soc/, '60'],
  [/minute|duration|delay/, '15'],
  [/distance|range|kilomet|miles/, '12'],
  [/power|kw/, '150'],
  [/price|cost/, '4.50'],
  [/count|number|position|index|amount/, '3'],
  [/phone/, '555 0134'],
  [/address|street/, '12 Station Road'],
  [/city|town/, 'Stuttgart'],
  [/artist|singer|band/, 'The Night Drivers'],
  [/song|title|track/, 'Open Road'],
  [/album/, 'Coastlines'],
  [/station/, 'City FM'],
]

/**
 * Fills `{{name}}`, and a text that is `$name` as a whole, with example values: a slot shows its first literal, all
 * else what its name suggests (ruling R145).
 */
export function exampleFiller({ slots }: Pick<Domain, 'slots'>): FillText {
  const slotsByName = firstByName(slots)
  const literalOf = (name: string) => {
    const [first] = slotsByName.get(name)?.canonicals ?? []
    return first && (first.literals[0] ?? first.name)
  }
  const exampleOf = (mention: string) => {
    const parts = mention.split(/[.[\]]+/).filter((part) => part !== '')
    return (parts.length === 1 && literalOf(parts[0]!)) || valueFor(parts)
  }
  return (text) => {
    if (text.startsWith('$') && isReference(text)) return exampleOf(text.slice(1))
    if (!text.includes('{{')) return text
    return text.replace(/\{\{([^{}]*)\}\}/g, (_, mention: string) => exampleOf(mention.trim()))
  }
}

function valueFor(parts: readonly string[]): string {
  const last = parts.findLast((part) => !/^\d+$/.test(part)) ?? ''
  const place = parts.find((part) => /^\d+$/.test(part))
  const words = last
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
  const known = usualValues.find(([pattern]) => pattern.test(words))?.[1]
  const name = known ?? words.charAt(0).toUpperCase() + words.slice(1)
  // Entries of a list shall differ
  return place === undefined || (known !== undefined && /\d/.test(known))
    ? name
    : `${name} ${Number(place) + 1}`
}
