import { diss } from '@sdp/api'
import { knownContributors } from '@sdp/domain/general-data'
import { useMemo } from 'react'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import type { FormChoices } from './DomainFormFields.tsx'
import { takenNames } from './domain-form.ts'
import { tagsInUse } from './domain-list.ts'

/** What the fields of the form offer and refuse; empty where it has not come yet. */
export function useFormChoices(): FormChoices {
  const languages = usePlatformConfiguration()?.languages
  const { data: dissVersions } = useCall(diss.versions, {})
  const { data: domains } = useDomainList()
  const { groups } = useUser()
  return useMemo(
    () => ({
      languages: languages ?? [],
      dissVersions: dissVersions ?? [],
      contributors: knownContributors(domains ?? [], groups),
      tags: tagsInUse(domains ?? []),
      takenNames: takenNames(domains ?? []),
    }),
    [languages, dissVersions, domains, groups],
  )
}
