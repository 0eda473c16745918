import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  addResponse,
  addResponseTexts,
  deleteResponseTexts,
  moveResponse,
  moveResponseText,
  type ResponseKind,
  responseList,
  setResponseText,
} from '@sdp/domain/responses'
import type { UiAction } from '@sdp/domain/ui-actions'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { TextsGrid, type TextsGridHandle } from '../../parts/response-text/TextsGrid.tsx'
import type { TextSection } from '../../parts/response-text/text-rows.ts'
import { useTextRules } from '../../parts/response-text/use-text-rules.ts'
import type { SectionMove } from '../../ui/grid/moves.ts'
import { AddResponse } from './AddResponse.tsx'
import { ReferenceTexts } from './ReferenceTexts.tsx'
import { ResponseHeading } from './ResponseHeading.tsx'
import { ResponseLanguages } from './ResponseLanguages.tsx'
import { type ShownResponse, shownResponses } from './response-sections.ts'

interface ResponseListProps {
  action: UiAction
  kind: ResponseKind
}

/** The responses of one kind that a UI action uses, with their texts. */
export function ResponseList({ action, kind }: ResponseListProps) {
  const { canEdit, disabledReason, edit } = useEdit()
  const uiActions = useDomain((domain) => domain.uiActions)
  const ttsResponses = useDomain((domain) => domain.ttsResponses)
  const audioResponses = useDomain((domain) => domain.audioResponses)
  const { spokenAs } = useTextRules()
  const grid = useRef<TextsGridHandle>(null)
  const [compared, setCompared] = useState<string>()
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const all = useMemo(
    () => shownResponses({ uiActions, ttsResponses, audioResponses }, action, kind),
    [uiActions, ttsResponses, audioResponses, action, kind],
  )
  const [responses, folded] = useMemo(() => {
    const isFolded = ({ place, name, texts }: ShownResponse) =>
      (place === 'before' || place === 'after') && texts.length === 0 && !unfolded.includes(name)
    const isShown = (one: ShownResponse) => !isFolded(one) && (canEdit || one.place !== 'proposed')
    return [all.filter(isShown), all.filter(isFolded)]
  }, [all, unfolded, canEdit])

  /** Who opens what says nothing yet writes its first text. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    if (canEdit && all.some(({ place }) => place === 'proposed')) grid.current?.add(action.name)
  }, [])
  // A section can be written into once it is shown
  const [openDialog, setOpenDialog] = useState<string>()
  useEffect(() => {
    if (openDialog === undefined) return
    grid.current?.add(openDialog)
    setOpenDialog(undefined)
  }, [openDialog])
  const unfold = (name: string) => {
    setUnfolded((before) => [...before, name])
    setOpenDialog(name)
  }
  const addText = (name: string, text: string) =>
    all.some((one) => one.name === name && one.place === 'proposed')
      ? edit(addResponse, { kind, action: action.name, name, texts: [text] })
      : edit(addResponseTexts, { kind, name, texts: [text] })
  const sections = useMemo(
    () =>
      responses.map(
        (response): TextSection => ({
          key: response.name,
          label: response.name,
          texts: response.texts,
          spokenAs: kind === 'tts' ? spokenAs : undefined,
          isFixed: response.place !== 'response',
          heading: (
            <ResponseHeading
              action={action.name}
              kind={kind}
              response={response}
              onAddText={() => grid.current?.add(response.name)}
              onCompare={() => setCompared(response.name)}
            />
          ),
        }),
      ),
    [responses, kind, spokenAs, action.name],
  )
  const names = useMemo(() => responses.map(({ name }) => name), [responses])
  const moveSection = ({ section, before }: SectionMove) => {
    const rest = action[responseList(kind)].filter((name) => name !== section)
    const place = before === undefined ? rest.length : rest.indexOf(before)
    // Before what is said first, or behind what is said last
    const isFirst = before !== undefined && responses[0]?.name === before
    const to = place === -1 ? (isFirst ? 0 : rest.length) : place
    edit(moveResponse, { kind, action: action.name, name: section, to })
  }
  return (
    <>
      <AddResponse action={action} kind={kind} onAdded={(name) => grid.current?.add(name)} />
      <TextsGrid
        ref={grid}
        keptAs={kind}
        label={kind === 'tts' ? 'Spoken responses' : 'Audio responses'}
        sections={sections}
        none={`${action.name} plays nothing yet. Name a response above and press Enter.`}
        onAdd={addText}
        onSet={(name, index, text) => edit(setResponseText, { kind, name, index, text })}
        onDelete={(name, index) => edit(deleteResponseTexts, { kind, name, indexes: [index] })}
        onMove={(from, to) =>
          edit(moveResponseText, {
            kind,
            name: from.section,
            from: from.index,
            into: to.section,
            to: to.index,
          })
        }
        onMoveSection={moveSection}
      />
      {folded.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
          {folded.map(({ name, place }) => (
            <Button
              key={name}
              size="small"
              disabled={!canEdit}
              title={disabledReason}
              startIcon={<AddIcon />}
              onClick={() => unfold(name)}
            >
              {place === 'before' ? 'Text before' : 'Text after'}
            </Button>
          ))}
        </Box>
      )}
      <ReferenceTexts kind={kind} names={names} />
      {compared !== undefined && (
        <ResponseLanguages kind={kind} name={compared} onClose={() => setCompared(undefined)} />
      )}
    </>
  )
}
