import type { z } from 'zod'

/**
 * Who may call: everybody, everybody signed in, super users, they and concept editors, these and translators, or whoever
 * the domain's access rules allow (the handler asks `hasAccess` or `canEdit`).
 */
type Access = 'public' | 'signed-in' | 'admin' | 'concept-editor' | 'translator' | 'domain'

export interface EndpointShapes {
  summary: string
  access: Access
  params?: z.ZodObject
  /** Where the call is served too: its path with some of the parameters left out. */
  shorterPaths?: readonly string[]
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  /** The error statuses beyond 400, 401, 413, 429 and 500 that the caller must expect. */
  errors?: readonly (403 | 404 | 409 | 501)[]
  /** The largest body taken, in bytes, where the usual one is too small. */
  bodyLimit?: number
  /** A form with files instead of JSON: the largest file of it, in bytes. */
  form?: { fileBytes: number }
  /** Whoever guesses codes or tokens is wrong often, so few refused calls a minute end what an address may ask. */
  guessable?: boolean
  /** What the audit log calls it; of calls without a name only refusals are in it. */
  audit?: string
  /** The content type of a call that returns a file, which the browser gets as a blob. */
  file?: string
}

/** One call between browser and server: the server registers it, the browser calls through it. */
export interface Endpoint<S extends EndpointShapes = EndpointShapes> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, parameters as `{name}`. */
  path: string
  shapes: S
}

/** Describes one call. */
export function endpoint<S extends EndpointShapes>(
  method: Endpoint['method'],
  path: string,
  shapes: S,
): Endpoint<S> {
  return { method, path, shapes }
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** What the server's handler gets. */
export interface ParsedRequest<S extends EndpointShapes> {
  params: Out<S['params']>
  query: Out<S['query']>
  body: Out<S['body']>
}

/** What the browser passes. */
export type Sent<S extends EndpointShapes> = Optional<'params', In<S['params']>> &
  Optional<'query', In<S['query']>> &
  Optional<'body', In<S['body']>>

type Optional<K extends string, T> = [T] extends [undefined] ? { [key in K]?: undefined } : { [key in K]: T }

export type Reply<S extends EndpointShapes> = z.output<S['reply']>
