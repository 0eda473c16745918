import { expect, test } from 'vitest'
import { lastVisitedCookie, unreadCommits } from './unread-commits.ts'

const me = { email: 'mia@sdp.example' }
const commit = (hour: number, email = 'paul@sdp.example') => ({ date: `2026-01-01T0${hour}:00:00Z`, email })
const commits = [commit(5), commit(4), commit(3, me.email), commit(2), commit(1)]

test('[GIT-013] unread are all commits newer than the last visit', () => {
  expect(unreadCommits(commits, Date.parse('2026-01-01T02:00:00Z'), me)).toEqual(commits.slice(0, 3))
  expect(unreadCommits(commits, Date.parse('2026-01-01T00:00:00Z'), me)).toEqual(commits)
  expect(unreadCommits(commits, Date.parse('2026-01-01T05:00:00Z'), me)).toEqual([])
})

test('[GIT-014] who never was here finds the newest three unread', () => {
  expect(unreadCommits(commits, undefined, me)).toEqual(commits.slice(0, 3))
  expect(unreadCommits([commit(1)], undefined, me)).toEqual([commit(1)])
  expect(unreadCommits([], undefined, me)).toEqual([])
})

test('[GIT-015] nothing is unread while the newest commit is by the user, whatever the case', () => {
  const own = [commit(6, 'Mia@SDP.example'), ...commits]
  expect(unreadCommits(own, undefined, me)).toEqual([])
  expect(unreadCommits(own, 0, me)).toEqual([])
})

test('[GIT-011] [GIT-012] the cookie belongs to one domain and lasts 365 days', () => {
  expect(lastVisitedCookie.name('Music')).toBe('lastVisited-Music')
  expect(lastVisitedCookie.name('Music')).not.toBe(lastVisitedCookie.name('Radio'))
  expect(lastVisitedCookie.days).toBe(365)
})
