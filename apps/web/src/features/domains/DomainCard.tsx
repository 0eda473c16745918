import CloudIcon from '@mui/icons-material/CloudOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import EmbeddedIcon from '@mui/icons-material/MemoryOutlined'
import LanguageIcon from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { DomainReply } from '@sdp/api'
import { isTrusted, type Requester } from '@sdp/domain'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { domainRequest } from '../../editing/domain-request.ts'
import { AvailabilityDot } from '../../parts/AvailabilityDot.tsx'
import { availabilityTexts } from '../../parts/availability-texts.ts'
import { prefetchEarly } from '../../server/use-call.ts'
import { Shortened } from '../../ui/Shortened.tsx'
import { ariaKeys, isPressed } from '../../ui/shortcuts.ts'
import { Card, CardLink, Footer, Line, Name, Tag, Tags, Top } from './card-parts.ts'
import { DomainPicture } from './DomainPicture.tsx'
import {
  cardNameLength,
  cardTags,
  currentEditor,
  deleteDisabledReason,
  describeAvailability,
} from './domain-card.ts'

interface DomainCardProps {
  domain: DomainReply
  requester: Requester
  /** Among all cards of the list, from 0. */
  position: number
  onDelete: (domain: DomainReply, disabledReason: string | undefined, position: number) => void
  onAskAccess: (domain: DomainReply) => void
}

/** One domain of the list. The link of its name covers the card, so that the whole of it opens the editor. */
export const DomainCard = memo(function DomainCard(props: DomainCardProps) {
  const { domain, requester, position, onDelete, onAskAccess } = props
  const disabledReason = deleteDisabledReason(domain, requester)
  const askToDelete = () => onDelete(domain, disabledReason, position)
  const deleteByKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'deleteDomain')) askToDelete()
  }
  // The server works while the list goes; the router would ask only after that
  const askForContent = (click: MouseEvent) => {
    const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
    if (opensElsewhere) return
    const { endpoint, sent } = domainRequest(domain._id, undefined)
    prefetchEarly(endpoint, sent)
  }

  return (
    <Card aria-label={domain.name}>
      <Top>
        <DomainPicture name={domain.name} picture={domain.picture} size={36} />
        <div>
          <Name>
            <CardLink
              to="/domains/$domainId/intent-editor"
              params={{ domainId: domain._id }}
              data-position={position}
              aria-keyshortcuts={ariaKeys('deleteDomain')}
              onKeyDown={deleteByKey}
              onClick={askForContent}
            >
              <Shortened name={domain.name} max={cardNameLength} />
            </CardLink>
          </Name>
          <Line title={`Created by ${domain.creator.upn}`}>
            {domain.embedded ? <EmbeddedIcon titleAccess="Embedded" /> : <CloudIcon titleAccess="Cloud" />}
            <span>{domain.creator.displayName ?? domain.creator.name}</span>
          </Line>
        </div>
      </Top>
      <Line title={languagesOf(domain).join(', ')}>
        <LanguageIcon titleAccess="Languages" />
        <span>{languagesOf(domain).join(' · ')}</span>
      </Line>
      <Line title={domain.contributors.join(', ')}>
        <GroupIcon titleAccess="Contributors" />
        <span>{domain.contributors.length === 0 ? 'No contributors' : shortPeople(domain.contributors)}</span>
      </Line>
      <CardTags domain={domain} />
      <Footer>
        <Status domain={domain} requester={requester} />
        {!isTrusted(requester, domain) && (
          <Tooltip title="Ask for access">
            <IconButton
              size="small"
              className="ask"
              aria-label={`Ask for access to ${domain.name}`}
              onClick={() => onAskAccess(domain)}
            >
              <KeyIcon fontSize="inherit" />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={disabledReason ?? 'Delete domain'}>
          {/* Not `disabled`: the reason has to be reachable by mouse and keyboard. */}
          <IconButton
            size="small"
            aria-label={`Delete domain ${domain.name}`}
            aria-disabled={disabledReason !== undefined}
            onClick={askToDelete}
          >
            <DeleteIcon fontSize="inherit" />
          </IconButton>
        </Tooltip>
      </Footer>
    </Card>
  )
})

function Status({ domain, requester }: Pick<DomainCardProps, 'domain' | 'requester'>) {
  const { state, lines } = describeAvailability(domain, requester)
  const editor = currentEditor(domain, requester.now)
  return (
    <Line title={lines.join('\n')}>
      <AvailabilityDot state={state} />
      <span>{editor === undefined ? availabilityTexts[state] : `${editor} is editing`}</span>
      {lines.length > 1 && <span>{`+${lines.length - 1}`}</span>}
    </Line>
  )
}

function CardTags({ domain }: { domain: DomainReply }) {
  const { shown, hidden } = cardTags(domain.tags)
  return (
    <Tags>
      {domain.isTestDomain && <Tag data-kind="test">Test Domain</Tag>}
      {shown.map((tag) => (
        <Tag key={tag} title={tag}>
          {tag}
        </Tag>
      ))}
      {hidden.length > 0 && (
        <Tag data-kind="others" title={hidden.join(', ')}>{`+${hidden.length} others`}</Tag>
      )}
    </Tags>
  )
}

function languagesOf(domain: DomainReply): string[] {
  return domain.languages.map((one) => one.language)
}

function shortPeople(people: readonly string[]): string {
  return people.map((name) => name.split('@')[0]).join(', ')
}
