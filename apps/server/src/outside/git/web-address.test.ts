import { expect, test } from 'vitest'
import { exportAddresses } from './web-address.ts'

const publicUrl = 'https://sdp.example'

test.each([
  ['https://token:x@git.example:8443/team/domains.git', 'https://git.example:8443/team/domains'],
  ['http://git.example/team/domains/', 'http://git.example/team/domains'],
  ['ssh://git@git.example:2222/team/domains.git', 'https://git.example/team/domains'],
  ['git@git.example:team/domains.git', 'https://git.example/team/domains'],
])('commits on %s are shown at %s', (gitRemote, page) => {
  const { ofFile, ofCommit } = exportAddresses({ gitRemote, publicUrl })
  expect(ofFile('Müsic/eng-USA/dev.json')).toBe(`${page}/blob/main/M%C3%BCsic/eng-USA/dev.json`)
  expect(ofCommit('Music/eng-USA/dev.json', 'abc')).toBe(`${page}/commit/abc`)
})

test.each([undefined, 'file:///srv/domains.git'])(
  'without a page of the remote (%s) the addresses are calls of this server',
  (gitRemote) => {
    const { ofFile, ofCommit } = exportAddresses({ gitRemote, publicUrl })
    expect(ofFile('Music/eng-USA/dev.json')).toBe(
      'https://sdp.example/api/v2/domain/github/Music/eng-USA/dev',
    )
    expect(ofCommit('Music/eng-USA/dev.json', 'abc')).toBe(
      'https://sdp.example/api/v2/domain/github/Music/eng-USA/dev/commits/abc',
    )
  },
)
