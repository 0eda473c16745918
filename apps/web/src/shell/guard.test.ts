import { expect, test } from 'vitest'
import { guard } from './guard.ts'

const pages = [
  '/domains',
  '/domains/create-edit',
  '/domains/media/intent-editor',
  '/release-notes',
  '/no-such-page',
]

test('[SHELL-002] with local sign-in every page passes, signing somebody in where nobody is', () => {
  for (const page of pages) {
    expect(guard(page, { localSignIn: true, isSignedIn: false })).toBe('sign in locally')
    expect(guard(page, { localSignIn: true, isSignedIn: true })).toBe('pass')
  }
})

test('[SHELL-003] the code return always passes', () => {
  for (const isSignedIn of [true, false]) {
    expect(guard('/v2/return/code', { localSignIn: false, isSignedIn })).toBe('pass')
    expect(guard('/v2/return/code/', { localSignIn: false, isSignedIn })).toBe('pass')
  }
})

test('[SHELL-004] home passes without a sign-in', () => {
  expect(guard('/', { localSignIn: false, isSignedIn: false })).toBe('pass')
  expect(guard('/', { localSignIn: true, isSignedIn: false })).toBe('pass')
})

test('[SHELL-005] every other page sends home whoever is not signed in', () => {
  for (const page of [...pages, '/v2/return', '/v2/return/code/more']) {
    expect(guard(page, { localSignIn: false, isSignedIn: false })).toBe('go home')
    expect(guard(page, { localSignIn: false, isSignedIn: true })).toBe('pass')
  }
})
