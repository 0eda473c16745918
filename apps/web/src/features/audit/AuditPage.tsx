import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type AuditFilter, audit } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import { call } from '../../server/calls.ts'
import { callKey, refetchPending } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { Message } from '../../ui/Message.tsx'
import { notifyFailure } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { AuditFilterFields } from './AuditFilterFields.tsx'
import { AuditTable } from './AuditTable.tsx'
import { type FilterFields, filterOf, noFilter } from './audit-filter.ts'

/** How long after the last letter the server is asked. */
const typingPause = 250

/** Who did what, for super users; it is only read and exported here. */
export function AuditPage() {
  const { isAdmin, isLoaded } = useUser()
  if (!isLoaded) return <LoadingScreen onTryAgain={() => void refetchPending()} />
  if (!isAdmin) return <Message title="Audit log" text={messages.users.adminsOnly} />
  return <Log />
}

function Log() {
  const [fields, setFields] = useState(noFilter)
  const filter = useSettledFilter(fields)
  const { entries, request } = useAuditLog(filter)
  const { hasNextPage, isFetching, fetchNextPage, refetch } = request
  const { isBusy: isExporting, act } = useAction()

  const exportLog = (endpoint: typeof audit.export | typeof audit.exportLines, file: string) =>
    act(async () => downloadFile(file, await call(endpoint, { query: filterOf(fields) })), {
      failed: messages.audit.exportFailed,
    })

  return (
    <Box sx={{ px: 3, pb: 3, flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.75 }}>
        <Typography variant="h1" sx={{ mr: 1 }}>
          Audit log
        </Typography>
        <AuditFilterFields
          fields={fields}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          <Tooltip title="Read again">
            <IconButton aria-label="Read again" disabled={isFetching} onClick={() => void refetch()}>
              <RefreshIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isExporting}
            onClick={() => void exportLog(audit.export, 'audit-log.csv')}
          >
            Export
          </Button>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isExporting}
            onClick={() => void exportLog(audit.exportLines, 'audit-log.jsonl')}
          >
            Export JSONL
          </Button>
        </Box>
      </Box>
      <Loaded request={request} failed={messages.audit.loadFailed}>
        {() =>
          entries.length === 0 ? (
            <Message title="Nothing found" text={messages.audit.allHidden}>
              <Button variant="outlined" onClick={() => setFields(noFilter)}>
                Clear filters
              </Button>
            </Message>
          ) : (
            <>
              <AuditTable entries={entries} />
              {hasNextPage && (
                <Button
                  sx={{ mt: 1.5, alignSelf: 'center' }}
                  disabled={isFetching}
                  onClick={() => void fetchNextPage()}
                >
                  Show older entries
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Box>
  )
}

/** The filter that the fields make, once nobody types any more. */
function useSettledFilter(fields: FilterFields): AuditFilter {
  const settled = useSettled(fields, typingPause)
  return useMemo(() => filterOf(settled), [settled])
}

/** The entries that a filter lets through, page after page; those of the filter before stay until the new ones come. */
function useAuditLog(filter: AuditFilter) {
  const query = useInfiniteQuery({
    queryKey: callKey(audit.list, filter),
    queryFn: ({ pageParam: before, signal }) => call(audit.list, { query: { ...filter, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
    meta: { onFailure: (error) => notifyFailure(messages.audit.fetchFailed, error) },
  })
  return { request: query, entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [] }
}
