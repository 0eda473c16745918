import { isSamePerson, type User } from '../../model/access.ts'

/** The cookie that says when a domain's commits were last looked at; there is one for each domain (ruling R55). */
export const lastVisitedCookie = {
  name: (domain: string) => `lastVisited-${domain}`,
  days: 365,
}

const newestWithoutVisit = 3

/** The commits, newest first, that the user has not seen; none when the newest is the user's own. */
export function unreadCommits<C extends { date: string; email: string }>(
  commits: readonly C[],
  lastVisited: number | undefined,
  user: Pick<User, 'email'>,
): readonly C[] {
  const [newest] = commits
  if (newest === undefined || isSamePerson(newest.email, user)) return []
  if (lastVisited === undefined) return commits.slice(0, newestWithoutVisit)
  return commits.filter(({ date }) => Date.parse(date) > lastVisited)
}
