import { styled } from '@mui/material/styles'
import {
  checkOfferedInput,
  type InputCondition,
  type InputKind,
  inputKinds,
  type MatcherName,
  type Rule,
} from '@sdp/domain/decision-table'
import { useEffect, useRef } from 'react'
import { AddInput } from './AddInput.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { goToRow } from './condition-keys.ts'
import { kindNames } from './kind-names.ts'
import type { InputOffers } from './use-input-offers.ts'

interface ConditionPosition<Kind extends InputKind> {
  kind: Kind
  index: number
}

/** What can be done with a list of conditions. */
export interface ConditionActions<Kind extends InputKind> {
  add: (input: { kind: Kind; input: string }) => void
  setMatcher: (choice: ConditionPosition<Kind> & { matcher: MatcherName }) => void
  setArguments: (choice: ConditionPosition<Kind> & { arguments: string[] }) => void
  remove: (place: ConditionPosition<Kind>) => void
}

interface ConditionListProps<Kind extends InputKind> {
  /** The rule, or reset rule, whose conditions these are. */
  rule: { [K in Kind as (typeof inputKinds)[K]['field']]: InputCondition[] }
  kinds: readonly Kind[]
  offers: InputOffers
  actions: ConditionActions<Kind>
  disabledReason: string | undefined
  isEquals?: boolean
}

/** The conditions on inputs, kind by kind, each with a field that adds one more. */
export function ConditionList<Kind extends InputKind>(props: ConditionListProps<Kind>) {
  const { rule, kinds, offers, actions, disabledReason, isEquals = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const wantedFocus = useRef<ConditionPosition<Kind>>(undefined)
  const conditionsOf = (kind: Kind) => (rule as unknown as Rule)[inputKinds[kind].field]

  useEffect(() => {
    const wanted = wantedFocus.current
    if (wanted === undefined) return
    wantedFocus.current = undefined
    const kind = frame.current?.querySelector(`[data-kind=${wanted.kind}]`)
    const row = kind?.querySelectorAll('[data-condition]')[wanted.index]
    const field = row?.querySelector<HTMLElement>('select, input') ?? kind?.querySelector<HTMLElement>('.add')
    field?.focus()
  })

  return (
    <Frame ref={frame} onKeyDown={goToRow}>
      {kinds.map((kind) => {
        const offered = offers.inputs(kind)
        const { many } = kindNames[kind]
        return (
          <section key={kind} data-kind={kind} aria-label={many}>
            <h3>{many}</h3>
            <div>
              {conditionsOf(kind).map((condition, index) => (
                <ConditionRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: an input may be asked for twice
                  key={`${condition.input} ${index}`}
                  condition={condition}
                  isKnown={checkOfferedInput(condition.input, { kind, offered }) === undefined}
                  offers={offers.arguments({ kind, input: condition.input })}
                  isEquals={isEquals}
                  disabledReason={disabledReason}
                  onMatcher={(matcher) => actions.setMatcher({ kind, index, matcher })}
                  onArguments={(args) => actions.setArguments({ kind, index, arguments: args })}
                  onRemove={() => {
                    wantedFocus.current = { kind, index }
                    actions.remove({ kind, index })
                  }}
                />
              ))}
              {disabledReason === undefined ? (
                <AddInput
                  kind={kind}
                  offers={offered}
                  disabledReason={disabledReason}
                  onAdd={(input) => {
                    wantedFocus.current = { kind, index: conditionsOf(kind).length }
                    actions.add({ kind, input })
                  }}
                />
              ) : (
                conditionsOf(kind).length === 0 && <span className="no-argument">None</span>
              )}
            </div>
          </section>
        )
      })}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  '& section': {
    display: 'grid',
    gridTemplateColumns: '110px minmax(0, 1fr)',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& section:first-of-type': { borderTop: 0 },
  '& h3': { ...theme.typography.body2, margin: '5px 0 0', color: theme.vars.palette.text.secondary },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& .condition': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 220px) 170px minmax(0, 1fr) auto',
    gap: 10,
    alignItems: 'start',
    marginBottom: 2,
  },
  '& .input': {
    lineHeight: '30px',
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .unknown': { color: theme.vars.palette.error.main },
  '& select': { width: '100%' },
  '& .matcher': { lineHeight: '30px', textAlign: 'center' },
  '& .arguments': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
  '& .argument': { position: 'relative' },
  '& .argument .plain-field': { width: 170, paddingInlineEnd: 24 },
  '& .argument button': { position: 'absolute', insetInlineEnd: 4, top: 6 },
  '& .argument button, & .remove': {
    padding: 2,
    border: 0,
    borderRadius: 4,
    background: 'none',
    cursor: 'pointer',
  },
  '& .remove': { padding: 6 },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& .hint': {
    ...theme.typography.caption,
    minHeight: 17,
    color: theme.vars.palette.text.secondary,
  },
  '& .hint.warned': { color: theme.vars.palette.warning.main },
  '& .no-argument': { lineHeight: '30px', minHeight: 47, color: theme.vars.palette.text.secondary },
  '& span.no-argument': { minHeight: 30 },
  '& .end': { display: 'flex', alignItems: 'center' },
  '& .add': { width: 220 },
}))
