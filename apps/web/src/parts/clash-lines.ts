import { messages } from '@sdp/domain'
import type { Side } from '@sdp/domain/merging'
import { type ChangeGroup, type ChangeLine, groupChanges, type TellableChange } from '@sdp/domain/wire'
import { changeOfList } from '../ui/list-change.ts'

/** What a side made of one line: another text or a new one; without a text it took the line away. */
interface SideCell {
  text: string | undefined
}

/** One line of a clash: as it was, and as each side has it; a side that left it alone has no cell. */
export interface ClashLine {
  label: string
  language?: string | undefined
  base: string | undefined
  mine?: SideCell
  theirs?: SideCell
}

interface ShownClash {
  changes: Readonly<Record<Side, readonly TellableChange[]>>
  notes?: Readonly<Partial<Record<Side, string | undefined>>> | undefined
}

const sides = ['mine', 'theirs'] as const

/** A clash line by line, with what both sides did side by side; what they did alike is left out. */
export function clashLines({ changes, notes = {} }: ShownClash): ClashLine[] {
  const wholes: ClashLine = { label: '', base: undefined }
  const lines = new Map<string, ClashLine>()
  for (const side of sides) {
    const groups = groupChanges(changes[side]).flatMap((section) => section.groups)
    const said = [...groups.flatMap(newName), ...(notes[side] === undefined ? [] : [notes[side]])]
    if (groups.some(({ change }) => change === 'removed')) wholes[side] = { text: undefined }
    else if (said.length > 0) wholes[side] = { text: said.join(', ') }
    const added = new Map<string, number>()
    for (const line of groups.flatMap(linesOf)) {
      const id = placeOf(line, added)
      const { label, language, before } = line
      const known = lines.get(id) ?? { label, language, base: before }
      lines.set(id, { ...known, [side]: { text: line.after } })
    }
  }
  const differing = [...lines.values()].filter(
    ({ mine, theirs }) => !mine || !theirs || mine.text !== theirs.text,
  )
  return [...(wholes.mine || wholes.theirs ? [wholes] : []), ...differing]
}

function newName({ renamedFrom, name }: ChangeGroup): string[] {
  return renamedFrom === undefined ? [] : [messages.merging.renamedTo(name)]
}

/** What is gone as a whole is not listed line by line; a remark is a text of its own. */
function linesOf({ change, lines }: ChangeGroup): ChangeLine[] {
  if (change === 'removed') return []
  return inPairs(
    lines.map((line) =>
      line.before === undefined && line.after === undefined
        ? { ...line, label: '', after: line.label }
        : line,
    ),
  )
}

/** What went and what came instead under one label, such as an expression that was written in other words, are one line. */
function inPairs(lines: readonly ChangeLine[]): ChangeLine[] {
  const left = [...lines]
  return lines.flatMap((line): ChangeLine[] => {
    if (!left.includes(line)) return []
    if (line.before === undefined || line.after !== undefined) return [line]
    const at = left.findIndex((one) => one.before === undefined && fieldOf(one) === fieldOf(line))
    return at < 0 ? [line] : left.splice(at, 1).map(({ after }) => ({ ...line, after: after ?? '' }))
  })
}

/** The same line of both sides has the same place; new ones of one label are next to each other in their order. */
function placeOf(line: ChangeLine, added: Map<string, number>): string {
  const { before } = line
  const field = fieldOf(line)
  if (before !== undefined) return `${field} was ${before}`
  const at = added.get(field) ?? 0
  added.set(field, at + 1)
  return `${field} new ${at}`
}

function fieldOf({ label, language }: ChangeLine): string {
  return JSON.stringify([language, label])
}

/** A text in three: the words in the middle are those in which it differs from what it was. */
export function changedWords(before: string, now: string): [same: string, changed: string, same: string] {
  const words = wordsOf(now)
  const { start, added } = changeOfList(wordsOf(before), words, Object.is)
  const end = start + added.length
  return [words.slice(0, start).join(''), added.join(''), words.slice(end).join('')]
}

/** Words and what is between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/)
}
