import AddIcon from '@mui/icons-material/Add'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import HistoryIcon from '@mui/icons-material/History'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ConceptRow, concepts } from '@sdp/api'
import { canEditConcepts, messages } from '@sdp/domain'
import { useCallback, useMemo, useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import { call } from '../../server/calls.ts'
import { useUser } from '../../server/use-user.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { SelectionBar } from '../../ui/grid/SelectionBar.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useAction } from '../../ui/use-action.ts'
import { AddConceptDialog } from './AddConceptDialog.tsx'
import { ConceptDialog } from './ConceptDialog.tsx'
import { ConceptFilterFields } from './ConceptFilterFields.tsx'
import { ConceptHistoryDialog } from './ConceptHistoryDialog.tsx'
import { conceptColumns } from './concept-columns.tsx'
import { type ConceptSearch, filterOf, isFiltered, shownLanguage } from './concept-search.ts'
import { RequestTranslationsDialog } from './RequestTranslationsDialog.tsx'
import { removeConcept } from './remove-concept.ts'
import { saveConcept } from './save-concept.ts'
import { useSavedFlag } from './saved-flag.ts'
import { UploadConceptsDialog } from './UploadConceptsDialog.tsx'
import { useConceptUpdates } from './use-concept-news.ts'
import { useConceptRows } from './use-concept-rows.ts'

interface ConceptsPageProps {
  search: ConceptSearch
  onSearch: (change: ConceptSearch) => void
}

/** All text concepts, with their texts in one language, to be filtered, sorted and changed in place. */
export function ConceptsPage({ search, onSearch }: ConceptsPageProps) {
  const { user, groups } = useUser()
  const disabledReason = canEditConcepts(user, groups) ? undefined : messages.concepts.editorsOnly
  const language = shownLanguage(search)
  const { rows, total, request } = useConceptRows(search)
  const [opened, setOpened] = useState<'add' | 'upload' | 'history' | 'translate'>()
  const { isBusy: isExporting, act } = useAction()
  const isSaved = useSavedFlag((state) => state.isSaved)
  useConceptUpdates()
  const selection = useSelection(rows, idOf)
  const onOpen = useCallback(
    ({ concept_name }: ConceptRow) => onSearch({ concept: concept_name }),
    [onSearch],
  )
  const columns = useMemo(
    () =>
      conceptColumns({
        language,
        disabledReason,
        onSave: async (seen, change) => (await saveConcept(seen, change)) !== undefined,
        onOpen,
        onDelete: (name) => void removeConcept(name),
      }),
    [language, disabledReason, onOpen],
  )
  const exportAll = () =>
    act(
      async () =>
        downloadFile(
          'concepts.xlsx',
          await call(concepts.export, { body: { filter: filterOf(search), language } }),
        ),
      { failed: messages.concepts.exportFailed },
    )
  const toolbar = (
    <>
      {isSaved && <Chip role="status" size="small" color="success" variant="outlined" label="Saved" />}
      <Tooltip title="What happened to concepts">
        <IconButton aria-label="History" onClick={() => setOpened('history')}>
          <HistoryIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isExporting}
        onClick={() => void exportAll()}
      >
        Export
      </Button>
      <Tooltip title={disabledReason ?? ''}>
        <span style={{ display: 'flex', gap: 8 }}>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={disabledReason !== undefined}
            onClick={() => setOpened('upload')}
          >
            Upload
          </Button>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            disabled={disabledReason !== undefined}
            onClick={() => setOpened('add')}
          >
            Add concept
          </Button>
        </span>
      </Tooltip>
    </>
  )
  const close = () => setOpened(undefined)
  return (
    <>
      <TablePage title="Text concepts" shown={rows.length} all={request.data && total} toolbar={toolbar}>
        <ConceptFilterFields search={search} onSearch={onSearch} />
        <Loaded request={request} failed={messages.concepts.loadFailed}>
          {() => (
            <Grid
              label="Text concepts"
              columns={columns}
              rows={rows}
              keyOf={idOf}
              selection={disabledReason === undefined ? selection : undefined}
              selectAll="Select all concepts"
              nameOf={nameOf}
              none={isFiltered(search) ? messages.concepts.allHidden : messages.concepts.none}
            />
          )}
        </Loaded>
        {selection.selected.length > 0 && (
          <SelectionBar
            what="concept"
            count={selection.selected.length}
            disabledReason={disabledReason}
            onClear={selection.clear}
          >
            <Button size="small" startIcon={<TranslateIcon />} onClick={() => setOpened('translate')}>
              Request translations
            </Button>
          </SelectionBar>
        )}
      </TablePage>
      {opened === 'translate' && (
        <RequestTranslationsDialog rows={selection.selected} language={language} onClose={close} />
      )}
      {opened === 'add' && (
        <AddConceptDialog language={language} onAdded={(concept) => onSearch({ concept })} onClose={close} />
      )}
      {opened === 'upload' && <UploadConceptsDialog onClose={close} />}
      {opened === 'history' && <ConceptHistoryDialog disabledReason={disabledReason} onClose={close} />}
      {search.concept !== undefined && (
        <ConceptDialog
          key={search.concept}
          name={search.concept}
          disabledReason={disabledReason}
          onClose={() => onSearch({ concept: undefined })}
        />
      )}
    </>
  )
}

function idOf({ id }: ConceptRow): string {
  return id
}

function nameOf({ concept_name }: ConceptRow): string {
  return concept_name
}
