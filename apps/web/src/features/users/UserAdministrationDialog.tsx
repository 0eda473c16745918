import Box from '@mui/material/Box'
import type { UserGroupName } from '@sdp/domain'
import { useUser } from '../../server/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { GroupColumn } from './GroupColumn.tsx'
import { SignInsOfUsers } from './SignInsOfUsers.tsx'

const columns: readonly { group: UserGroupName; title: string }[] = [
  { group: 'superUsers', title: 'Super Users' },
  { group: 'members', title: 'Members' },
  { group: 'conceptEditors', title: 'Concept Editors' },
]

/** Who belongs to which group; every change is kept at once. */
export function UserAdministrationDialog({ onClose }: { onClose: () => void }) {
  const { groups, isLoaded } = useUser()
  return (
    <Dialog open title="User administration" width="md" onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }}>
        {columns.map(({ group, title }) => (
          <GroupColumn key={group} group={group} title={title} members={groups[group]} disabled={!isLoaded} />
        ))}
      </Box>
      <SignInsOfUsers />
    </Dialog>
  )
}
