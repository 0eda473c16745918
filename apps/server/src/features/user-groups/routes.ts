import { userGroups } from '@sdp/api'
import { type UserGroupName, userGroupNames } from '@sdp/domain'
import { groupMembers, mergedMembers } from '@sdp/domain/users'
import { noteForAudit } from '../../audit/notes.ts'
import { transaction } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
import { lockGroups, readGroups, writeGroup } from '../../identity/groups.ts'

export function userGroupRoutes(app: App, deps: Deps): void {
  serve(app, deps, userGroups.list, async () => {
    const groups = await deps.groups()
    return userGroupNames.map((name) => ({ name, members: [...groups[name]] }))
  })

  serve(app, deps, userGroups.update, async ({ body: { group, users, known }, request }) =>
    transaction(deps.db, async (client) => {
      await lockGroups(client)
      const current = (await readGroups(client))[group]
      const wanted = known === undefined ? users : mergedMembers(current, { known, users })
      const members = groupMembers(group, wanted)
      noteForAudit(request, { details: changeText(group, current, members) })
      await writeGroup(client, group, members)
      await deps.events.publish(client, { type: 'user-groups-updated' })
      return { members }
    }),
  )
}

function changeText(group: UserGroupName, before: readonly string[], after: readonly string[]): string {
  const added = after.filter((member) => !before.includes(member)).map((member) => `+ ${member}`)
  const removed = before.filter((member) => !after.includes(member)).map((member) => `- ${member}`)
  return [group, ...added, ...removed].join(' ')
}
