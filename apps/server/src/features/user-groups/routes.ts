import { userGroups } from '@sdp/api'
import { userGroupNames } from '@sdp/domain'
import { groupMembers, mergedMembers } from '@sdp/domain/users'
import { memberChanges } from '../../audit/member-changes.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { lockGroups, readGroups, writeGroup } from '../../identity/groups.ts'

export function userGroupRoutes(app: App, deps: Deps): void {
  serve(app, deps, userGroups.list, async () => {
    const groups = await deps.groups()
    return userGroupNames.map((name) => ({ name, members: [...groups[name]] }))
  })

  serve(app, deps, userGroups.update, async ({ body: { group, users, known }, change, request }) =>
    change(async (client) => {
      await lockGroups(client)
      const current = (await readGroups(client))[group]
      const wanted = known === undefined ? users : mergedMembers(current, { known, users })
      const members = groupMembers(group, wanted)
      noteForAudit(request, { details: memberChanges(group, { before: current, after: members }) })
      await writeGroup(client, group, members)
      await deps.events.publish(client, { type: 'user-groups-updated' })
      return { members }
    }),
  )
}
