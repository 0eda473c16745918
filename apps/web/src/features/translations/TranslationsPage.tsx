import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type TranslationJob, translations } from '@sdp/api'
import { canEditConcepts, messages } from '@sdp/domain'
import { supportedLanguages } from '@sdp/domain/languages'
import { useMemo, useState } from 'react'
import { refetchPending, useCall } from '../../server/use-call.ts'
import { useCanTranslate } from '../../server/use-can-translate.ts'
import { useUser } from '../../server/use-user.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { TablePage } from '../../ui/grid/TablePage.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { Message } from '../../ui/Message.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { JobPage } from './JobPage.tsx'
import { jobColumns, languageLabel } from './job-columns.tsx'
import { TranslatorsDialog } from './TranslatorsDialog.tsx'
import type { TranslationSearch } from './translation-search.ts'
import { useTranslationUpdates } from './use-translation-news.ts'

interface TranslationsPageProps {
  search: TranslationSearch
  onSearch: (change: TranslationSearch) => void
}

/** The inbox of translators: the jobs that wait, or one of them with its texts. */
export function TranslationsPage({ search, onSearch }: TranslationsPageProps) {
  const { canTranslate, isLoaded } = useCanTranslate()
  useTranslationUpdates()
  if (!isLoaded) return <LoadingScreen onTryAgain={() => void refetchPending()} />
  if (!canTranslate) return <Message title="Translations" text={messages.translations.translatorsOnly} />
  if (search.job !== undefined) {
    return <JobPage key={search.job} id={search.job} onClose={() => onSearch({ job: undefined })} />
  }
  return <Jobs search={search} onSearch={onSearch} />
}

function Jobs({ search: { ended = false, into }, onSearch }: TranslationsPageProps) {
  const { user, groups } = useUser()
  const query = { ended: ended ? ('true' as const) : ('false' as const), targetLanguageCode: into }
  const request = useCall(translations.list, { query }, { askAlways: true })
  const { data: jobs = [] } = request
  const [isEditingPeople, setEditingPeople] = useState(false)
  const columns = useMemo(() => jobColumns(({ id }) => onSearch({ job: id })), [onSearch])
  const toolbar = (
    <>
      <SelectOne
        label="Into"
        width={240}
        none="All languages"
        options={codes}
        labelOf={languageLabel}
        value={into ?? ''}
        onChange={(code) => onSearch({ into: code === '' ? undefined : code })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which jobs"
        value={ended}
        onChange={(_, chosen: boolean | null) =>
          chosen !== null && onSearch({ ended: chosen ? true : undefined })
        }
      >
        <ToggleButton value={false}>Waiting</ToggleButton>
        <ToggleButton value={true}>Ended</ToggleButton>
      </ToggleButtonGroup>
      {canEditConcepts(user, groups) && (
        <Button variant="outlined" startIcon={<PeopleIcon />} onClick={() => setEditingPeople(true)}>
          Translators
        </Button>
      )}
    </>
  )
  return (
    <>
      <TablePage title="Translations" shown={jobs.length} all={jobs.length} toolbar={toolbar}>
        <Loaded request={request} failed={messages.translations.loadFailed}>
          {() => (
            <Grid
              label="Translation jobs"
              columns={columns}
              rows={jobs}
              keyOf={idOf}
              nameOf={nameOf}
              none={noneText(ended, into)}
            />
          )}
        </Loaded>
      </TablePage>
      {isEditingPeople && <TranslatorsDialog onClose={() => setEditingPeople(false)} />}
    </>
  )
}

const codes = supportedLanguages.map(({ value }) => value)

function noneText(ended: boolean, into: string | undefined): string {
  if (into !== undefined) return messages.translations.noneInto(into)
  return ended ? messages.translations.noneClosed : messages.translations.none
}

function idOf({ id }: TranslationJob): string {
  return id
}

function nameOf({ job_id }: TranslationJob): string {
  return `Job ${job_id}`
}
