import type { concepts, Reply } from '@sdp/api'
import { useMemo, useRef, useState } from 'react'
import { Grid } from '../../ui/grid/Grid.tsx'
import { GridScroller } from '../../ui/grid/GridScroller.tsx'
import { type TextRow, textRows } from './concept-texts.ts'
import { saveConcept } from './save-concept.ts'
import { type SeenVersion, seenTracker } from './seen.ts'
import { type ChangedText, textColumns } from './text-columns.tsx'

interface ConceptTextsProps {
  concept: Reply<typeof concepts.read.shapes>
  disabledReason: string | undefined
}

/** Of the other tabs too, so that the dialog stays as high as it is. */
export const conceptTextsHeight = 'min(56vh, 620px)'

/** All texts of a concept, a row each; a language without one has an empty row to write it in. */
export function ConceptTexts({ concept, disabledReason }: ConceptTextsProps) {
  const [another, setAnother] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => textRows(concept, another), [concept, another])
  const scroller = useRef<HTMLDivElement>(null)
  const { name, version } = concept
  const [tracker] = useState(seenTracker)
  const columns = useMemo(() => {
    const saveBy = async (seen: SeenVersion, text: ChangedText) => {
      if ((await saveConcept(seen, { texts: [text] })) === undefined) return false
      const without = (before: ReadonlySet<string>) =>
        new Set([...before].filter((language) => language !== text.language))
      if (text.language !== undefined) setAnother(without)
      return true
    }
    const save = (text: ChangedText) => void saveBy({ name, version }, text)
    const saveWritten = (text: ChangedText) =>
      tracker.saveBy(text.id, { name, version }, (seen) => saveBy(seen, text))
    const addTo = (language: string) => setAnother((before) => new Set([...before, language]))
    const begin = (id: string) => tracker.note(id, { name, version })
    return textColumns({ disabledReason, save, saveWritten, addTo, begin })
  }, [disabledReason, name, version, tracker])
  return (
    <GridScroller ref={scroller} tabIndex={0} sx={{ height: conceptTextsHeight }}>
      <Grid
        label={`Texts of ${name}`}
        scroller={scroller}
        columns={columns}
        rows={rows}
        keyOf={idOf}
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
