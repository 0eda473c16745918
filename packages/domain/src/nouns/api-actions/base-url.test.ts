import { expect, test } from 'vitest'
import { checkBaseUrl } from './base-url.ts'

test.each([
  '',
  'http://example.com',
  'https://example.com/path?query=1#part',
  'HTTPS://Example.COM:8443/Path',
  'ftp://user:secret@files.example.com/',
  'https://müller.example',
  'https://a-b.example.com.',
  'https://8.8.8.8/',
  'https://172.32.0.1',
  'https://[2a00:1450:4001::5]:8080/x',
  'https://[::ffff:8.8.8.8]',
  ' https://example.com ',
])('[APIA-033] the base URL "%s" is fine', (url) => {
  expect(checkBaseUrl(url, { allowsLoopback: false })).toBeUndefined()
})

test.each([
  'example.com',
  'https:example.com',
  'https://',
  'https:///path',
  'https://exa mple.com',
  'https://example.com/a b',
  'https://-a.example',
  'https://example..com',
  'https://example.com:99999',
  'https://example.com:port',
  'https:\\\\example.com',
  'ws://example.com',
  'javascript:alert(1)//example.com',
  'https://1.2.3',
  'https://1.2.3.256',
  'https://[1::2::3]',
  'https://[12345::]',
  'https://[1:2:3:4:5:6:7]',
])('[APIA-033] the base URL "%s" is malformed', (url) => {
  expect(checkBaseUrl(url, { allowsLoopback: false })).toBe('Invalid Base URL format!')
})

test.each([
  'http://localhost',
  'http://localhost:3000/x',
  'http://LOCALHOST.',
  'http://app.localhost',
  'http://printer.local',
  'http://intranet',
  'http://127.0.0.1',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.0.0.1',
  'http://0177.0.0.1',
  'http://0.0.0.0',
  'http://10.1.2.3',
  'http://user@10.1.2.3',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.1',
  'http://169.254.169.254',
  'http://255.255.255.255',
  'http://[::]',
  'http://[::1]',
  'http://[0:0:0:0:0:0:0:1]',
  'http://[fc00::1]',
  'http://[fdff::1]',
  'http://[fe80::1]',
  'http://[ff02::1]',
  'http://[::ffff:10.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[::127.0.0.1]',
])('[APIA-034] the base URL "%s" is private or local', (url) => {
  expect(checkBaseUrl(url, { allowsLoopback: false })).toBe('Invalid Base URL format!')
})

test.each([
  'http://localhost:4110/x',
  'http://LOCALHOST.',
  'http://127.0.0.1',
  'http://127.1.2.3:80/',
  'http://[::1]:4110',
])('the base URL "%s" is fine where a handler may be on the same machine', (url) => {
  expect(checkBaseUrl(url, { allowsLoopback: true })).toBeUndefined()
})

test.each([
  'http://app.localhost',
  'http://10.1.2.3',
  'http://127.1',
  'http://169.254.169.254',
  'http://[::]',
  'http://intranet',
  'ws://localhost',
])(
  '[APIA-034] the base URL "%s" is of another machine, also where handlers may be on the same one',
  (url) => {
    expect(checkBaseUrl(url, { allowsLoopback: true })).toBe('Invalid Base URL format!')
  },
)
