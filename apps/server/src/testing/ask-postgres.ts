import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** Asks the embedded PostgreSQL that runs on a data folder. */
export async function askPostgres(dataDir: string, sql: string): Promise<void> {
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  const client = new pg.Client(`postgres://sdp:${password}@127.0.0.1:${lines[3]}/sdp`)
  await client.connect()
  await client.query(sql)
  await client.end()
}
