export { lastVisitedCookie, unreadCommits } from './unread-commits.ts'
