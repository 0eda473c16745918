import { messages } from '@sdp/domain'
import type { Pool } from 'pg'
import { lockedTransaction } from '../../db/database.ts'
import { readDatabaseId } from '../../db/identity.ts'
import type { Tx } from '../../db/tx.ts'
import type { Repository } from './repository.ts'

/** The folder of the git history is not the one of this database, so nothing of it may be written, read or pushed. */
export class StrangeFolder extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StrangeFolder'
  }
}

/**
 * Makes sure that the repository belongs to this database, and throws `StrangeFolder` where it does not. A repository
 * without an owner is adopted: it is older than owners, a clone of the remote, or made to begin again. None at all is
 * made only for a database that has no history yet (ruling R51): a server with a folder of its own would otherwise
 * split the history.
 */
export function openOwnership(repository: Repository, db: Pool): () => Promise<void> {
  let claiming: Promise<void> | undefined

  async function claim(tx: Tx): Promise<void> {
    const database = await readDatabaseId(tx)
    if (!(await repository.isThere()) && (await hasStarted(tx)))
      throw new StrangeFolder(messages.git.folderMissing)
    const owner = await repository.owner()
    if (owner !== undefined && owner !== database) throw new StrangeFolder(messages.git.otherDatabase)
    if (owner === undefined) await repository.setOwner(database)
    await tx.query('insert into git_export_started default values on conflict do nothing')
  }

  return () => {
    claiming ??= lockedTransaction(db, 'gitOwnership', claim).catch((error: unknown) => {
      // Whose folder it is does not change; a disk or database that fails may work again.
      if (!(error instanceof StrangeFolder)) claiming = undefined
      throw error
    })
    return claiming
  }
}

async function hasStarted(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query('select from git_export_started')
  return rows.length > 0
}
