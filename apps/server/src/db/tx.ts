import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientBase, Pool } from 'pg'

/** The key under which a transaction keeps its connection; nobody else can name it, so nobody else can make a `Tx`. */
const connection = Symbol('connection of the transaction')

/** One transaction: all that can be asked inside of it. What takes part in a transaction takes this. */
export interface Tx {
  readonly query: ClientBase['query']
  readonly [connection]: ClientBase
}

/** Where something is read: on the pool, or as a transaction sees it. */
export type Db = Pool | Tx

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs work that takes part in a transaction on this connection; until it ends, the work cannot use the pool. */
export async function insideTransaction<T>(client: ClientBase, work: (tx: Tx) => Promise<T>): Promise<T> {
  const state = { isOpen: true }
  const tx: Tx = { query: client.query.bind(client) as ClientBase['query'], [connection]: client }
  try {
    return await transactions.run(state, () => work(tx))
  } finally {
    // What was started inside and goes on after the end is no part of the transaction any more.
    state.isOpen = false
  }
}

export function connectionOf(tx: Tx): ClientBase {
  return tx[connection]
}

/**
 * Makes a pool refuse whoever asks it inside of a transaction. Such a transaction holds one connection while it waits for
 * another: as many of them as the pool has connections would wait for each other, and everybody else for them.
 */
export function refuseInTransactions(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const guarded =
    (ask: (...given: unknown[]) => unknown) =>
    (...given: unknown[]) =>
      transactions.getStore()?.isOpen ? Promise.reject(new PoolInTransaction()) : ask(...given)
  return Object.assign(pool, { connect: guarded(connect), query: guarded(query) })
}

/** A fault of the code that asks. */
class PoolInTransaction extends Error {
  constructor() {
    super('The pool was asked inside of a transaction: ask the transaction (Tx) instead')
  }
}
