import type { Item } from '@sdp/domain/publishing'
import { memo } from 'react'
import { ChipFace } from './ChipFace.tsx'
import { usePublishActions } from './publish-actions-context.ts'
import { chipText } from './state-texts.ts'
import { useStates } from './use-states.ts'

interface StateChipProps {
  node: string
  environment: string
  language: string
  items: readonly Item[]
  /** Whether it says the language before the state. */
  isNamed?: boolean
}

/** The state of a language in an environment; it leads to the details. */
export const StateChip = memo(function StateChip(props: StateChipProps) {
  const { node, environment, language, items, isNamed = false } = props
  const { openDetails } = usePublishActions()
  const states = useStates(items)
  return (
    <ChipFace
      {...chipText(states)}
      label={isNamed ? language : undefined}
      about={`${node} ${environment} ${language}`}
      onClick={({ currentTarget }) => openDetails(currentTarget, { node, environment, language, items })}
    />
  )
})
