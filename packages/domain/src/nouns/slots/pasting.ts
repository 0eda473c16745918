import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { languageProvider } from '../../model/language-providers.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { readCells } from '../../toolbox/cells.ts'
import { firstByKey, mapSame, withFields } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { checkCanonicalName, checkHasCanonicals, checkLiteral } from './checks.ts'
import { changeSlot, getSlot } from './edits.ts'
import { literalOwners, splitLiterals } from './literal-edits.ts'

/** What is pasted from a sheet, and where. */
export interface Pasting {
  text: string
  language: string
  /** The canonical that all of it is literals of; without one the first column holds the canonicals. */
  canonical?: string | undefined
}

/** What of a paste is added, and what is not. */
export interface Paste {
  /** Canonicals with the literals that they get, each once; those that only get literals are not new. */
  added: { name: string; literals: string[]; isNew: boolean }[]
  /** With its cell; a text without lines and columns is one cell. */
  refused: { line: number; column: number; text: string; message: string }[]
}

/**
 * Reads cells copied from a sheet: canonicals in the first column, literals in all others. An empty one is that above
 * (ruling R315).
 */
export function readPaste(slot: Slot, { text, language, canonical }: Pasting): Paste {
  const reader = startReading(slot, language)
  let above = canonical
  for (const [index, untrimmed] of readCells(text).entries()) {
    const line = index + 1
    const cells = untrimmed.map((cell) => cell.trim())
    const name = canonical ?? (cells[0] || above)
    const literals = cells.flatMap((cell, at) =>
      canonical === undefined && at === 0
        ? []
        : splitLiterals(cell).map((literal) => ({ text: literal, column: at + 1 })),
    )
    if (name === undefined ? literals.length === 0 : cells.every((cell) => cell === '')) continue
    above = reader.add(line, name ?? '', literals)
  }
  return reader.paste
}

/** Adds the canonicals and literals of a paste, all but those that are refused. */
export function pasteIntoSlot(domain: Domain, { slot, ...pasting }: Pasting & { slot: string }): Domain {
  const { added } = readPaste(getSlot(domain, slot), pasting)
  if (added.length === 0) return domain
  const more = firstByKey(added.map(({ name, literals }) => [name, literals]))
  const withMore = (one: Canonical) => {
    const literals = more.get(one.name) ?? []
    return literals.length === 0 ? one : { ...one, literals: [...one.literals, ...literals] }
  }
  const fresh = added.filter(({ isNew }) => isNew).map(({ name, literals }) => ({ name, literals }))
  return changeSlot(domain, slot, (one) => {
    const canonicals = mapSame(one.canonicals, withMore)
    return withFields(one, { canonicals: fresh.length === 0 ? canonicals : [...canonicals, ...fresh] })
  })
}

interface PastedLiteral {
  text: string
  column: number
}

/** Gathers line by line; thousands of lines are read while somebody types, so names are looked up, not searched. */
function startReading(slot: Slot, language: string) {
  const provider = languageProvider(language)
  const known = new Set(slot.canonicals.map(({ name }) => name))
  const owners = new Map(literalOwners(slot, language))
  const added = new Map<string, Paste['added'][number]>()
  const refused: Paste['refused'] = []

  const additionTo = (name: string) => {
    const addition = added.get(name) ?? { name, literals: [], isNew: !known.has(name) }
    added.set(name, addition)
    return addition
  }
  const addLiteral = (line: number, name: string, { text: literal, column }: PastedLiteral) => {
    const owner = owners.get(foldSpoken(literal, language))
    if (owner === name) return
    const message =
      checkLiteral(literal, provider) ??
      (owner === undefined ? undefined : messages.slots.literalTaken(literal, owner))
    if (message !== undefined) {
      refused.push({ line, column, text: literal, message })
      return
    }
    owners.set(foldSpoken(literal, language), name)
    additionTo(name).literals.push(literal)
  }
  /** Returns the canonical of the line, unless it is refused. */
  const add = (line: number, name: string, literals: readonly PastedLiteral[]): string | undefined => {
    const isThere = known.has(name) || added.has(name)
    const message = isThere ? undefined : (checkHasCanonicals(slot) ?? checkCanonicalName(noCanonicals, name))
    if (message !== undefined) {
      const text = [name, ...literals.map((literal) => literal.text)].join(' ')
      refused.push({ line, column: 1, text, message })
      return undefined
    }
    if (!known.has(name)) additionTo(name)
    for (const literal of literals) addLiteral(line, name, literal)
    return name
  }
  return {
    add,
    get paste(): Paste {
      return { added: [...added.values()], refused }
    },
  }
}

const noCanonicals: Pick<Slot, 'canonicals'> = { canonicals: [] }
