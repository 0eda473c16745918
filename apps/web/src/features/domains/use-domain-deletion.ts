import { type DomainReply, domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useCallback } from 'react'
import { call } from '../../server/calls.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'
import { changeDomainList } from './domain-list-cache.ts'
import { removeDomain } from './list-updates.ts'

type DeleteDomain = (domain: DomainReply, disabledReason: string | undefined) => Promise<boolean>

/** Asks and deletes; returns whether the domain is gone. */
export function useDomainDeletion(): DeleteDomain {
  const { act } = useAction()
  return useCallback(
    async ({ name }, disabledReason) => {
      if (disabledReason !== undefined) {
        notify('warning', disabledReason)
        return false
      }
      const isConfirmed = await confirm({
        title: 'Delete domain',
        text: messages.domain.confirmDelete(name),
        action: 'Delete',
        danger: true,
        name: { label: 'Domain name', toType: name },
      })
      if (!isConfirmed) return false
      const remove = async () => {
        await call(domains.remove, { params: { id: name } })
        changeDomainList((list) => removeDomain(list, name))
      }
      return act(remove, {
        failed: messages.domain.deleteFailed(name),
        done: messages.domain.deleted(name),
      })
    },
    [act],
  )
}
