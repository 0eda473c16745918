import { userGroupNames } from '@sdp/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const GroupName = z.enum(userGroupNames)

const Users = z.array(z.string().max(200)).max(10_000)

export const userGroups = {
  list: endpoint('GET', '/v2/authorization/user-groups/', {
    summary: 'The three lists that roles come from',
    access: 'signed-in',
    reply: z.array(z.object({ name: GroupName, members: z.array(z.string()) })),
  }),
  update: endpoint('PUT', '/v2/authorization/user-groups/', {
    summary: 'Change the members of one group',
    access: 'admin',
    audit: 'Change group',
    body: z.strictObject({
      group: GroupName,
      users: Users,
      known: Users.optional().describe(
        'The members that the sender saw; what others changed since is kept then',
      ),
    }),
    reply: z.object({ members: z.array(z.string()) }),
    errors: [403, 409],
  }),
}
