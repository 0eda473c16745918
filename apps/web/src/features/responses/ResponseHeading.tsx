import Menu from '@mui/material/Menu'
import {
  checkDeletable,
  checkResponseName,
  deleteResponse,
  duplicateResponse,
  type ResponseKind,
  removeResponse,
  renameResponse,
} from '@sdp/domain/responses'
import { useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { TextsHeading } from '../../parts/response-text/TextsHeading.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { MenuAction } from './MenuAction.tsx'
import { aboutResponse, type ShownResponse } from './response-sections.ts'

interface ResponseHeadingProps {
  action: string
  kind: ResponseKind
  response: ShownResponse
  onAddText: () => void
  onCompare: () => void
}

const aroundNames = { before: 'Before', after: 'After' } as const

/** The name of a response, how many texts it has, and what can be done with it. */
export function ResponseHeading({ action, kind, response, onAddText, onCompare }: ResponseHeadingProps) {
  const { name, place } = response
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <TextsHeading
      title={<ResponseTitle kind={kind} response={response} />}
      about={aboutResponse(response, kind)}
      add={kind === 'tts' ? '+ Text' : '+ Sound'}
      addLabel={`Add ${kind === 'tts' ? 'text' : 'sound'} to ${name}`}
      onAdd={onAddText}
    >
      {place !== 'proposed' && (
        <CellButton aria-label={`${name} in all languages`} onClick={onCompare}>
          All languages
        </CellButton>
      )}
      {place === 'response' && (
        <CellButton
          aria-label={`Menu of ${name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <CellIcon name="menu" />
        </CellButton>
      )}
      {anchor && (
        <ResponseMenu
          action={action}
          kind={kind}
          name={name}
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </TextsHeading>
  )
}

function ResponseTitle({ kind, response }: { kind: ResponseKind; response: ShownResponse }) {
  const { name, place } = response
  if (place === 'response') return <ResponseName kind={kind} response={response} />
  return place === 'proposed' ? name : aroundNames[place]
}

function ResponseName({ kind, response }: { kind: ResponseKind; response: ShownResponse }) {
  const { name, alsoUsedBy } = response
  const { edit, disabledReason } = useEdit()
  return (
    <EditableText
      field="name"
      label="Response"
      value={name}
      readOnly={disabledReason !== undefined}
      check={(to) => check((domain) => checkResponseName(domain, kind, { name: to, own: name }))}
      hint={() => (alsoUsedBy.length === 0 ? undefined : `Changes in ${alsoUsedBy.join(', ')} as well`)}
      onCommit={(to) => edit(renameResponse, { kind, from: name, to })}
    />
  )
}

interface ResponseMenuProps {
  action: string
  kind: ResponseKind
  name: string
  anchor: HTMLElement
  onClose: () => void
}

function ResponseMenu({ action, kind, name, anchor, onClose }: ResponseMenuProps) {
  const { edit, disabledReason } = useEdit()
  const used = { kind, action, name }
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': `Menu of ${name}` } }}>
      <MenuAction
        label="Duplicate"
        disabledReason={disabledReason}
        onClick={act(() => edit(duplicateResponse, used))}
      />
      <MenuAction
        label={`Take out of ${action}`}
        disabledReason={disabledReason}
        onClick={act(() => edit(removeResponse, used))}
      />
      <MenuAction
        label="Delete response"
        disabledReason={disabledReason ?? check((domain) => checkDeletable(domain, kind, name))}
        onClick={act(() => edit(deleteResponse, { kind, name }))}
      />
    </Menu>
  )
}
