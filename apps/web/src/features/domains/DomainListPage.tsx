import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DomainReply } from '@sdp/api'
import { isOwn, messages, type Requester } from '@sdp/domain'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { AskAccessDialog } from '../../parts/AskAccessDialog.tsx'
import { serverNow } from '../../server/clock.ts'
import { useUser } from '../../server/use-user.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { topBarHeight } from '../../ui/layout.ts'
import { Message } from '../../ui/Message.tsx'
import { shownOfAll } from '../../ui/numbers.ts'
import { DomainGrid } from './DomainGrid.tsx'
import { DomainListControls } from './DomainListControls.tsx'
import { isFiltered, shownDomains, tagsInUse } from './domain-list.ts'
import { FirstDomainHint } from './FirstDomainHint.tsx'
import { LazyDomainForm } from './LazyDomainForm.tsx'
import { useDomainDeletion } from './use-domain-deletion.ts'
import { useListSearch } from './use-list-search.ts'
import { useLiveDomainList } from './use-live-domain-list.ts'

const none: DomainReply[] = []

/** Stays on the screen, so that the filters are at hand however far down the list one is. */
const Toolbar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: topBarHeight,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 -24px',
  padding: '14px 24px 10px',
  background: theme.vars.palette.background.default,
}))

export function DomainListPage() {
  const { user } = useUser()
  const requester = useRequester()
  const request = useLiveDomainList()
  const { data: all = none } = request
  const { search, change, settle, clear } = useListSearch()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<DomainReply>()
  const deleteDomain = useDomainDeletion()
  const offersTutorial = usePreferences((preferences) => preferences.offersTutorial)

  // Typing comes first: the cards follow when there is time.
  const settled = useDeferredValue(search)
  const groups = useMemo(() => shownDomains(all, settled, user), [all, settled, user])
  const tags = useMemo(() => tagsInUse(all), [all])
  const shown = groups.mine.length + groups.others.length
  const hasOwn = useMemo(() => all.some((domain) => isOwn(user, domain)), [all, user])
  const add = () => setAdding(true)

  return (
    <Box sx={{ px: 3, pb: 3, flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Toolbar>
        <Typography variant="h1" sx={{ mr: 1 }}>
          Domains{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {request.data !== undefined && shownOfAll(shown, all.length)}
          </Box>
        </Typography>
        <DomainListControls search={search} tags={tags} onChange={change} onSettle={settle} />
        <Button variant="contained" startIcon={<AddIcon />} onClick={add} sx={{ ml: 'auto' }}>
          Add Domain
        </Button>
      </Toolbar>
      <Loaded request={request} failed={messages.domain.listLoadFailed}>
        {() =>
          all.length === 0 ? (
            <Message title="No domains yet" text={messages.domain.none}>
              <LinkButton to="/tutorial" variant="contained">
                Start the tutorial
              </LinkButton>
              <Button variant="outlined" onClick={add}>
                Add Domain
              </Button>
            </Message>
          ) : shown === 0 && isFiltered(settled) ? (
            <Message title="Nothing found" text={messages.domain.allHidden}>
              <Button variant="outlined" onClick={clear}>
                Clear filters
              </Button>
            </Message>
          ) : (
            <>
              {(!hasOwn || offersTutorial) && <FirstDomainHint hasOwn={hasOwn} onAdd={add} />}
              <DomainGrid
                groups={groups}
                requester={requester}
                onDelete={deleteDomain}
                onAskAccess={setAsked}
              />
            </>
          )
        }
      </Loaded>
      {asked && <AskAccessDialog domain={asked} onClose={() => setAsked(undefined)} />}
      {isAdding && <LazyDomainForm frame="dialog" onClose={() => setAdding(false)} />}
    </Box>
  )
}

/** Who looks at the list, by a clock that is good enough to see sessions end. */
function useRequester(): Requester {
  const { user, groups } = useUser()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => ({ user, groups, now }), [user, groups, now])
}
