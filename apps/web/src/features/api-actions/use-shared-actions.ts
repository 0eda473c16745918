import { shared } from '@sdp/api'
import type { ApiAction } from '@sdp/domain/api-actions'
import { useMemo } from 'react'
import { useCall } from '../../server/use-call.ts'

/** The API actions of other domains, by whose names a new one can be called; none that this domain has already. */
export function useSharedActions(own: readonly ApiAction[]): readonly { name: string; from: string }[] {
  const { data } = useCall(shared.actions, {}, { askAlways: true })
  return useMemo(() => {
    const taken = new Set(own.map(({ name }) => name))
    return (data?.data ?? []).flatMap(({ name: from, inputs }) =>
      inputs.filter((name) => !taken.has(name)).map((name) => ({ name, from })),
    )
  }, [data, own])
}
