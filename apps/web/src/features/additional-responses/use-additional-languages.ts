import type { Rename } from '@sdp/domain'
import type { AdditionalResponse } from '@sdp/domain/responses'
import { textsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'

/** The additional responses of the other languages, as they were last saved. */
export function useAdditionalLanguages(): ReadonlyMap<string, readonly AdditionalResponse[]> {
  return useOtherLanguages(keep, read)
}

type Stored = Pick<WireDomain, 'runtime_responses'>

function keep({ runtime_responses = {} }: WireDomain): Stored {
  return { runtime_responses }
}

function read(stored: Stored, renames: readonly Rename[]): AdditionalResponse[] {
  return textsInLanguage(stored, renames).additional
}
