import { domains } from '@sdp/api'
import { beforeEach, expect, test } from 'vitest'
import { callKey, queryClient } from '../../server/use-call.ts'
import { changeDomainList } from './domain-list-cache.ts'
import { putDomain } from './list-updates.ts'
import { aDomainReply } from './testing/domain-replies.ts'

const queryKey = callKey(domains.list, {})
const media = aDomainReply('Media')
const radio = aDomainReply('Radio')
const kept = () => queryClient.getQueryData(queryKey)

beforeEach(() => queryClient.clear())

test('a change that comes while the list is on its way is in the list that arrives', async () => {
  queryClient.setQueryData(queryKey, [media])
  let arrive = (_: unknown) => {}
  const answer = new Promise((resolve) => {
    arrive = resolve
  })
  const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 })
  changeDomainList((list) => putDomain(list, radio))
  expect(kept()).toEqual([media, radio])
  // From before the change
  arrive([media])
  await fetched
  await expect.poll(kept).toEqual([media, radio])
})

test('what is not fetched yet is not made up', () => {
  changeDomainList((list) => putDomain(list, radio))
  expect(kept()).toBeUndefined()
})
