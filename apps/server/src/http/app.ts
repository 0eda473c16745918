import type { FastifyInstance } from 'fastify'

export type App = FastifyInstance
