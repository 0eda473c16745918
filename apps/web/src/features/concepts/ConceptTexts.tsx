import type { concepts, Reply } from '@sdp/api'
import { useMemo, useRef, useState } from 'react'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller } from '../../ui/grid/GridScroller.tsx'
import { useRowKeys } from '../../ui/grid/use-row-keys.ts'
import { type TextRow, textRows } from './concept-texts.ts'
import { saveConcept } from './save-concept.ts'
import { type Seen, seenWhenBegun } from './seen.ts'
import { type ChangedText, textColumns } from './text-columns.tsx'

interface ConceptTextsProps {
  concept: Reply<typeof concepts.read.shapes>
  whyNot: string | undefined
}

/** Of the other tabs too, so that the dialog stays as high as it is. */
export const conceptTextsHeight = 'min(56vh, 620px)'

/** All texts of a concept, a row each; a language without one has an empty row to write it in. */
export function ConceptTexts({ concept, whyNot }: ConceptTextsProps) {
  const [another, setAnother] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => textRows(concept, another), [concept, another])
  const keyOf = useRowKeys(rows, idOf)
  const scroller = useRef<HTMLDivElement>(null)
  const { name, version } = concept
  const [begun] = useState(seenWhenBegun)
  const columns = useMemo(() => {
    const saveBy = async (seen: Seen, text: ChangedText) => {
      if ((await saveConcept(seen, { texts: [text] })) === undefined) return false
      const without = (before: ReadonlySet<string>) =>
        new Set([...before].filter((language) => language !== text.language))
      if (text.language !== undefined) setAnother(without)
      return true
    }
    const save = (text: ChangedText) => void saveBy({ name, version }, text)
    const saveWritten = (text: ChangedText) =>
      begun.saveBy(text.id, { name, version }, (seen) => saveBy(seen, text))
    const addTo = (language: string) => setAnother((before) => new Set([...before, language]))
    const begin = (id: string) => begun.note(id, { name, version })
    return textColumns({ whyNot, save, saveWritten, addTo, begin })
  }, [whyNot, name, version, begun])
  return (
    <GridScroller ref={scroller} tabIndex={0} sx={{ height: conceptTextsHeight }}>
      <Grid
        label={`Texts of ${name}`}
        scroller={scroller}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={languageOf}
        none="No language"
      />
    </GridScroller>
  )
}

function idOf({ id }: TextRow): string {
  return id
}

function languageOf({ language }: TextRow): string {
  return language
}
