import { userGroups } from '@sdp/api'
import { isSamePerson, messages, type UserGroupName } from '@sdp/domain'
import { PeopleColumn } from '../../parts/PeopleColumn.tsx'
import { call } from '../../server/calls.ts'
import { useUser } from '../../server/use-user.ts'
import { useAction } from '../../ui/use-action.ts'

interface GroupColumnProps {
  group: UserGroupName
  title: string
  members: readonly string[]
  disabled: boolean
}

export function GroupColumn({ group, title, members, disabled }: GroupColumnProps) {
  const { user } = useUser()
  const { isBusy, act } = useAction()
  const keep = (users: string[]) =>
    act(() => call(userGroups.update, { body: { group, users, known: [...members] } }), {
      failed: messages.users.updateFailed,
      changes: [userGroups.list],
    })
  return (
    <PeopleColumn
      group={group}
      title={title}
      members={members}
      disabled={disabled}
      isBusy={isBusy}
      onKeep={keep}
      isOwnRole={(member) => group === 'superUsers' && isSamePerson(member, user)}
    />
  )
}
