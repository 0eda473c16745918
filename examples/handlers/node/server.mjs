// The handler of the sample domains: `node server.mjs [port]`, on this machine only.
import { createServer } from 'node:http'
import { answer } from './answer.mjs'
import { newCars } from './cars.mjs'

const maxBytes = 1_000_000

/** Makes the server that answers calls of the sample domains. */
export function handlerServer() {
  const cars = newCars()
  return createServer(async (request, response) => {
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(body))
    }
    if (request.method === 'GET') return send(200, { message: 'The handler of the sample domains.' })
    if (request.method !== 'POST') return send(405, { message: 'Calls are made by POST.' })
    try {
      const call = JSON.parse(await textOf(request))
      if (typeof call !== 'object' || call === null) throw new Error('A call is a JSON object.')
      const given = { slots: {}, apiInputs: {}, vehicleInputs: {}, contextInputs: {}, language: '', ...call }
      const reply = answer(cars.recall(given))
      if (reply === undefined) return send(404, { message: `Nothing is known of '${given.apiAction}'.` })
      cars.remember(given, reply)
      return send(200, reply)
    } catch (error) {
      return send(400, { message: error.message })
    }
  })
}

async function textOf(request) {
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('The call is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

if (process.argv[1] === import.meta.filename) {
  const server = handlerServer().listen(Number(process.argv[2] ?? 4110), '127.0.0.1', () => {
    console.log(`The handler of the sample domains listens on http://127.0.0.1:${server.address().port}.`)
  })
}
