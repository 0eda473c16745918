import { isTrusted } from '@sdp/domain'
import { useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import type { SentenceToAdd } from '../../parts/sentence-to-add.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { useUser } from '../../server/use-user.ts'
import { inOrder, isSameLanguage, type TargetDomain, targetDomain } from './target.ts'

/** The domains with the language of a sentence that one may edit; what is open is always among them, and first. */
export function useTargetDomains({ language, near }: SentenceToAdd): TargetDomain[] {
  const head = useEditingStore((state) => state.open?.head)
  const { data } = useDomainList()
  const { user, groups } = useUser()
  return useMemo(() => {
    const editable = (data ?? [])
      .filter((domain) => isTrusted({ user, groups, now: 0 }, domain))
      .map(targetDomain)
      .filter(
        ({ id, languages }) => id !== head?._id && languages.some((one) => isSameLanguage(one, language)),
      )
    const all = head === undefined ? editable : [targetDomain(head), ...editable]
    return inOrder(all, { openId: head?._id, near })
  }, [data, user, groups, head, language, near])
}
