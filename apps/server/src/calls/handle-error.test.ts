import { messages } from '@sdp/domain'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from './handle-error.ts'

test('what nobody foresaw is answered by one sentence that reveals nothing of it', async () => {
  const app = Fastify()
  app.setErrorHandler(handleError)
  app.get('/', async () => {
    throw new Error('password hunter2 for table account')
  })
  const { statusCode, json } = await app.inject('/')
  expect(statusCode).toBe(500)
  expect(json()).toEqual({ message: messages.general.unexpected })
  await app.close()
})
