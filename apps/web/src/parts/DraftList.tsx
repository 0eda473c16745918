import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import { originalName } from '@sdp/domain/save-points'
import { useState } from 'react'
import { hasLanguage, isEmptyDraft, partsOfDraft, touchedBy } from '../editing/draft.ts'
import { discardDraft, offerAgain } from '../editing/draft-keeping.ts'
import { useEditingStore } from '../editing/editing-store.ts'
import type { ListedDraft } from '../editing/use-listed-drafts.ts'
import { CallFailed } from '../server/calls.ts'
import { useCall } from '../server/use-call.ts'
import { confirm } from '../ui/ConfirmDialog.tsx'
import { formatDate } from '../ui/dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { DraftTextDialog } from './DraftTextDialog.tsx'

interface DraftListProps {
  drafts: readonly ListedDraft[]
  /** Somebody goes where a draft is offered, so that a dialog around the list can close. */
  onLeave?: (() => void) | undefined
}

/** Unsaved work with the ways to it: where it can be restored, as a text, and to its end. */
export function DraftList({ drafts, onLeave }: DraftListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {drafts.map((listed) => (
        <DraftRow key={listed.draft.id} listed={listed} onLeave={onLeave} />
      ))}
    </Box>
  )
}

/** What people call the place of a draft. */
function draftTitle({ draft, savePointId, language }: ListedDraft): string {
  return `${savePointTitle(draft.of, savePointId)}, ${language}`
}

function savePointTitle(of: ListedDraft['draft']['of'], savePointId: string): string {
  if (of === undefined) return savePointId
  return of.savePoint === originalName ? of.domain : `${of.domain}, ${of.savePoint}`
}

interface DraftRowProps {
  listed: ListedDraft
  onLeave?: (() => void) | undefined
}

export function DraftRow({ listed, onLeave }: DraftRowProps) {
  const { draft, isOpenElsewhere } = listed
  const [isViewed, setViewed] = useState(false)
  const { notice, isOffered, offeredIn } = useDraftState(listed)
  const name = `the work of ${formatDate(draft.at)}`
  const discard = async () => {
    const isWanted = await confirm({
      title: 'Discard this work?',
      text: messages.drafts.discarding(formatDate(draft.at)),
      action: 'Discard',
      danger: true,
    })
    if (isWanted) discardDraft(draft)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1,
        alignItems: 'flex-start',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{draftTitle(listed)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDate(draft.at)} · {touchedBy(draft)}
        </Typography>
        {notice && <Typography variant="body2">{notice}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, mt: -0.5 }}>
        {isOffered && <OpenButton listed={listed} language={offeredIn} name={name} onLeave={onLeave} />}
        {!isOpenElsewhere && (
          <>
            <Button size="small" aria-label={`View ${name}`} onClick={() => setViewed(true)}>
              View
            </Button>
            <Button size="small" color="error" aria-label={`Discard ${name}`} onClick={() => void discard()}>
              Discard
            </Button>
          </>
        )}
      </Box>
      {isViewed && (
        <DraftTextDialog listed={listed} title={draftTitle(listed)} onClose={() => setViewed(false)} />
      )}
    </Box>
  )
}

interface DraftState {
  /** What is to be known about it. */
  notice?: string | undefined
  /** Whether it can be restored somewhere. */
  isOffered: boolean
  /** The language that it is offered in; undefined is the default one. */
  offeredIn?: string | undefined
}

/** What became of the place of a draft. While that is not known it is as it was. */
function useDraftState({ draft, savePointId, language, isOpenElsewhere }: ListedDraft): DraftState {
  const sent = { params: { id: savePointId }, query: { includeDialogs: 'false' } } as const
  const { data, error } = useCall(domains.read, sent, { askAlways: true })
  if (isOpenElsewhere) return { notice: messages.drafts.openElsewhere, isOffered: false }
  if (error instanceof CallFailed && error.status === 404) {
    return { notice: messages.drafts.placeDeleted(deletedPlace(draft.of)), isOffered: false }
  }
  if (data === undefined || hasLanguage(data, language)) return { isOffered: true, offeredIn: language }
  const removedText = messages.drafts.languageDeleted(language)
  const hasShared = !isEmptyDraft(partsOfDraft(draft).shared)
  return {
    notice: hasShared ? `${removedText} ${messages.drafts.sharedStays}` : removedText,
    isOffered: hasShared,
  }
}

function deletedPlace(of: ListedDraft['draft']['of']): string {
  if (of === undefined) return 'It'
  return of.savePoint === originalName ? `The domain ${of.domain}` : `The save point ${of.savePoint}`
}

interface OpenButtonProps {
  listed: ListedDraft
  language: string | undefined
  name: string
  onLeave: (() => void) | undefined
}

/** Leads to where a draft is offered; who is there already is only asked again. */
function OpenButton({ listed: { draft, savePointId }, language, name, onLeave }: OpenButtonProps) {
  const isHere = useEditingStore(
    ({ open }) =>
      open?.head._id === savePointId &&
      (language === undefined ? open.requestedLanguage === undefined : open.language === language),
  )
  const onClick = () => {
    offerAgain(draft)
    onLeave?.()
  }
  const button = { size: 'small', 'aria-label': `Open ${name}`, onClick } as const
  if (isHere) return <Button {...button}>Open</Button>
  return (
    <LinkButton
      {...button}
      to="/domains/$domainId/intent-editor"
      params={{ domainId: savePointId }}
      search={{ language }}
    >
      Open
    </LinkButton>
  )
}
