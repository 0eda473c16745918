import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Slot } from '../../model/slot.ts'
import { readCells } from '../../toolbox/cells.ts'
import { filterSame } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { checkExampleValue, checkHasExampleValues, maxExampleValues } from './checks.ts'
import { changeSlot, getSlot } from './edits.ts'
import { splitLiterals } from './literal-edits.ts'

/** What is wrong with an example value that a slot is to have, or nothing. */
export function checkNewExampleValue(slot: Slot, value: string, language: string): string | undefined {
  return checkHasExampleValues(slot) ?? checkExampleValue(value) ?? additionTo(slot, language).check(value)
}

/** Adds example values to a slot: all of them or none; those that it has already are not added again. */
export function addExampleValues(
  domain: Domain,
  { slot, values, language }: { slot: string; values: readonly string[]; language: string },
): Domain {
  const one = getSlot(domain, slot)
  refuse(checkHasExampleValues(one))
  const addition = additionTo(one, language)
  for (const value of values) {
    refuse(checkExampleValue(value))
    if (addition.has(value)) continue
    refuse(addition.check(value))
    addition.add(value)
  }
  return withAdded(domain, slot, addition.added)
}

/** Deletes an example value of a slot. */
export function deleteExampleValue(domain: Domain, { slot, value }: { slot: string; value: string }): Domain {
  const values = getSlot(domain, slot).exampleValues ?? []
  if (!values.includes(value)) throw new Refused('missing', messages.slots.exampleValueNotFound(value))
  const left = filterSame(values, (one) => one !== value)
  return changeSlot(domain, slot, (one) => withExampleValues(one, left))
}

/** What of a paste is added as example values, and what is not. */
export interface ExampleValuesPaste {
  added: string[]
  /** With its cell; a text without lines and columns is one cell. */
  refused: { line: number; column: number; text: string; message: string }[]
}

interface ExampleValuesPasting {
  text: string
  language: string
}

/** Reads example values copied from a sheet or a list: one a cell, or several with commas between. */
export function readExampleValues(slot: Slot, { text, language }: ExampleValuesPasting): ExampleValuesPaste {
  const noneAllowed = checkHasExampleValues(slot)
  const addition = additionTo(slot, language)
  const refused: ExampleValuesPaste['refused'] = []
  for (const [row, cells] of readCells(text).entries()) {
    for (const [at, cell] of cells.entries()) {
      for (const value of splitLiterals(cell)) {
        if (addition.has(value)) continue
        const message = noneAllowed ?? checkExampleValue(value) ?? addition.check(value)
        if (message === undefined) addition.add(value)
        else refused.push({ line: row + 1, column: at + 1, text: value, message })
      }
    }
  }
  return { added: addition.added, refused }
}

/** Adds the example values of a paste, all but those that are refused. */
export function pasteExampleValues(
  domain: Domain,
  { slot, ...pasting }: ExampleValuesPasting & { slot: string },
): Domain {
  return withAdded(domain, slot, readExampleValues(getSlot(domain, slot), pasting).added)
}

/** The slot with these example values; one without any is as if it never had some. */
export function withExampleValues(slot: Slot, values: string[]): Slot {
  if (values.length > 0) return { ...slot, exampleValues: values }
  const { exampleValues: _, ...others } = slot
  return others
}

/** Gathers values that a slot is to get in addition to its own; thousands are pasted at once, so spellings are looked up. */
function additionTo({ exampleValues = [] }: Slot, language: string) {
  const spellings = new Set(exampleValues.map((value) => foldSpoken(value, language)))
  const added: string[] = []
  const has = (value: string) => spellings.has(foldSpoken(value, language))
  return {
    added,
    has,
    check(value: string): string | undefined {
      if (has(value)) return messages.slots.exampleValueTaken(value)
      return exampleValues.length + added.length < maxExampleValues
        ? undefined
        : messages.slots.tooManyExampleValues(maxExampleValues)
    },
    add(value: string): void {
      spellings.add(foldSpoken(value, language))
      added.push(value)
    },
  }
}

function withAdded(domain: Domain, slot: string, added: readonly string[]): Domain {
  if (added.length === 0) return domain
  return changeSlot(domain, slot, (one) => withExampleValues(one, [...(one.exampleValues ?? []), ...added]))
}
