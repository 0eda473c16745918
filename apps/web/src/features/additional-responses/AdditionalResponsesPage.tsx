import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { messages, type Rename } from '@sdp/domain'
import {
  type AdditionalResponse,
  type AdditionalRow,
  addAdditionalResponse,
  additionalRows,
  checkAdditionalName,
  hasAdditionalResponses,
} from '@sdp/domain/responses'
import { textsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'
import { AddField } from '../../ui/AddField.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { useAddedRow } from '../../ui/grid/use-added-row.ts'
import { usePages } from '../../ui/grid/use-pages.ts'
import { Message } from '../../ui/Message.tsx'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { AdditionalDialog } from './AdditionalDialog.tsx'
import { AdditionalTable } from './AdditionalTable.tsx'
import { filterRows } from './additional-texts.ts'

interface AdditionalResponsesPageProps {
  /** The response whose texts are open. */
  opened: string | undefined
  onOpen: (name: string) => void
  onClose: () => void
}

/** What an embedded domain says and shows at runtime in addition to its UI actions. */
export function AdditionalResponsesPage(props: AdditionalResponsesPageProps) {
  const isEmbedded = useDomain(hasAdditionalResponses)
  return isEmbedded ? (
    <AdditionalResponses {...props} />
  ) : (
    <Message title="Not here" text={messages.responses.additionalEmbeddedOnly} />
  )
}

function AdditionalResponses({ opened, onOpen, onClose }: AdditionalResponsesPageProps) {
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const responses = useDomain((domain) => domain.additionalResponses)
  const { edit, disabledReason } = useEdit()
  const others = useAdditionalLanguages()
  const all = useMemo(() => additionalRows({ language, responses }, others), [language, responses, others])
  const [search, setSearch] = useState('')
  const [isGapsOnly, setGapsOnly] = useState(false)
  const wanted = useDeferredValue(search)
  const rows = useMemo(() => filterRows(all, { search: wanted, isGapsOnly }), [all, wanted, isGapsOnly])
  const pages = usePages(rows.length, `${wanted}${isGapsOnly}`)
  const table = useRef<GridHandle<AdditionalRow>>(null)
  const showAdded = useAddedRow(table, rows, pages)
  const checkName = useCallback((name: string) => check(checkAdditionalName, name), [])

  const add = (name: string): boolean => {
    if (!edit(addAdditionalResponse, { name })) return false
    setSearch('')
    setGapsOnly(false)
    showAdded(name)
    return true
  }
  return (
    <TablePage
      title="Additional responses"
      shown={rows.length}
      all={all.length}
      toolbar={
        <>
          {languages.length > 1 && (
            <FormControlLabel
              control={<Switch checked={isGapsOnly} onChange={({ target }) => setGapsOnly(target.checked)} />}
              label="Only with gaps"
              sx={{ mr: 1 }}
            />
          )}
          <NameFilter label="Search responses" value={search} onChange={setSearch} />
          <AddField
            label="Add response"
            width={240}
            check={checkName}
            onAdd={add}
            disabledReason={disabledReason}
          />
        </>
      }
    >
      <AdditionalTable
        ref={table}
        all={all}
        rows={rows}
        pages={pages}
        isFiltered={wanted !== '' || isGapsOnly}
        hasOthers={languages.length > 1}
        onOpen={onOpen}
      />
      {opened !== undefined && <AdditionalDialog name={opened} onClose={onClose} />}
    </TablePage>
  )
}

/** The additional responses of the other languages, as they were last saved. */
function useAdditionalLanguages(): ReadonlyMap<string, readonly AdditionalResponse[]> {
  return useOtherLanguages(keep, read)
}

type Stored = Pick<WireDomain, 'runtime_responses'>

function keep({ runtime_responses = {} }: WireDomain): Stored {
  return { runtime_responses }
}

function read(stored: Stored, renames: readonly Rename[]): AdditionalResponse[] {
  return textsInLanguage(stored, renames).additional
}
