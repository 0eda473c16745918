import type { ClientBase } from 'pg'
import type { Tx } from '../db/tx.ts'
import type { Manifest, Table } from './manifest.ts'

type Client = Pick<ClientBase, 'query'> | Tx

/** What rows look like as text must not depend on who asks: they are compared between databases. */
export const textSettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** The tables of the product with the columns that are stored; pg-boss has a schema of its own. */
export async function listTables(client: Client): Promise<Pick<Table, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attname) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and attnum > 0 and not attisdropped and attgenerated = ''
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by relname order by relname`,
  )
  return rows
}

/** Read after the snapshot was taken, so that no row in it has a number above. */
export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quote(name)}`,
    )
    sequences.push({ name, ...found.rows[0]! })
  }
  return sequences
}

/**
 * How many rows there are, and the sum of their hashes: equal for the same rows in any order. Columns go by their names,
 * since their order depends on the order in which migrations ran.
 */
export async function fingerprintOf(
  client: Client,
  source: string,
  columns: readonly string[],
): Promise<Pick<Table, 'rows' | 'fingerprint'>> {
  const { rows } = await client.query<{ rows: string; fingerprint: string }>(
    `select count(*) as rows,
       coalesce(sum(('x' || left(md5(row(${columnList(columns)})::text), 15))::bit(60)::bigint), 0)::text as fingerprint
     from ${source}`,
  )
  return { rows: Number(rows[0]!.rows), fingerprint: rows[0]!.fingerprint }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function columnList(columns: readonly string[]): string {
  return columns.map(quote).join(', ')
}
