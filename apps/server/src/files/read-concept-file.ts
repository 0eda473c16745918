import type { UploadedConcepts } from '@sdp/api'
import type { Concept } from '@sdp/domain/concepts'
import {
  conceptColumns,
  conceptRowReader,
  type ReadConcepts,
  requiredConceptColumns,
} from '@sdp/domain/sheets'
import { toBody } from '../concepts/wire.ts'
import type { ConceptAnswer, ConceptQuestion } from './protocol.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'

/** What a workbook would change, with all that is wrong in it, as the JSON of the reply in pieces. */
export async function readConceptFile(
  bytes: Uint8Array,
  ask: (question: ConceptQuestion) => Promise<ConceptAnswer>,
): Promise<Uint8Array[]> {
  const { rows, problems, placeOf } = readSheet(bytes, {
    columns: conceptColumns,
    required: requiredConceptColumns,
  })
  const { domains, ...known } = await knownConcepts(rows, ask)
  const reader = conceptRowReader(known)
  for (const { cells, row } of rows) reader.add(cells, row)
  const read = reader.finish()
  const found = { ...read, problems: [...problems, ...read.problems.map(placeOf)] }
  return Array.from(inPieces(replyOf(found, domains)), (piece) => new TextEncoder().encode(piece))
}

type Uploaded<Field extends 'rows' | 'concepts'> = UploadedConcepts[Field][number]

function* replyOf(read: ReadConcepts, domains: ReadonlyMap<string, string[]>): Generator<string, void> {
  const count = (result: string) => read.rows.filter((row) => row.result === result).length
  const counts = { created: count('created'), updated: count('updated'), disabled: count('disabled') }
  yield `${JSON.stringify(counts).slice(0, -1)},"problems":${JSON.stringify(read.problems)},"rows":[`
  let comma = ''
  for (const { line, conceptName, language, text, result } of read.rows) {
    if (result === undefined) continue
    const using = domains.get(conceptName) ?? []
    const row: Uploaded<'rows'> = {
      id: `line-${line}`,
      line,
      concept_name: conceptName,
      language,
      text,
      domains: using,
      groupFlag: using.length > 1,
      textOperationResult: result,
    }
    yield comma + JSON.stringify(row)
    comma = ','
  }
  yield '],"concepts":['
  comma = ''
  for (const { id, version, change } of read.concepts) {
    const concept: Uploaded<'concepts'> = { ...toBody(change), id, version }
    yield comma + JSON.stringify(concept)
    comma = ','
  }
  yield ']}'
}

const pieceCharacters = 256 * 1024

function* inPieces(texts: Iterable<string>): Generator<string, void> {
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < pieceCharacters) continue
    yield piece
    piece = ''
  }
  yield piece
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Few enough that the server, which reads them, keeps nobody waiting. */
const askedAtOnce = 250

/** The stored concepts that rows can be about, and which domains use them. */
async function knownConcepts(
  rows: readonly SheetRow[],
  ask: (question: ConceptQuestion) => Promise<ConceptAnswer>,
) {
  const names = new Set<string>()
  const ids = new Set<string>()
  for (const { cells } of rows) {
    names.add(String(cells.concept_name ?? '').trim())
    const id = String(cells.id ?? '').trim()
    if (uuid.test(id)) ids.add(id)
  }
  const byName = new Map<string, Concept>()
  const byTextId = new Map<string, Concept>()
  const domains = new Map<string, string[]>()
  const learn = async (question: ConceptQuestion) => {
    const answer = await ask(question)
    for (const concept of answer.concepts) {
      byName.set(concept.name.toLowerCase(), concept)
      for (const { id } of concept.texts) byTextId.set(id, concept)
    }
    for (const [concept, using] of answer.domains) domains.set(concept, using)
  }
  for (const some of inGroups([...names])) await learn({ names: some, textIds: [] })
  // Most are texts of concepts that are known by now
  const others = [...ids].filter((id) => !byTextId.has(id.toLowerCase()))
  for (const some of inGroups(others)) await learn({ names: [], textIds: some })
  return {
    byName: (name: string) => byName.get(name.toLowerCase()),
    byTextId: (id: string) => byTextId.get(id.toLowerCase()),
    domains,
  }
}

function* inGroups(texts: readonly string[]): Generator<string[], void> {
  for (let at = 0; at < texts.length; at += askedAtOnce) yield texts.slice(at, at + askedAtOnce)
}
