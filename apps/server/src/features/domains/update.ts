import type { DomainUpdateBody } from '@sdp/api'
import { messages } from '@sdp/domain'
import { changedGeneralData } from '@sdp/domain/general-data'
import { isEmptyLineage, noLineage } from '@sdp/domain/identity'
import type { z } from 'zod'
import type { Saved } from '../../content/save.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { type DomainRecord, lockDomain } from '../../records/domain-record.ts'
import { refuseCommitMessage } from '../../saving/save-checks.ts'
import { type DomainSave, saveDomain } from '../../saving/save-domain.ts'
import { type SplitUpdates, splitUpdates, updatedGeneralData } from './general-data.ts'
import { updateGeneralData } from './store.ts'

type Body = z.infer<typeof DomainUpdateBody>

/** Saves general data and content of a save point in one revision. */
export async function updateDomain(
  deps: Deps,
  {
    savePointId,
    body,
    ...asked
  }: { savePointId: string; body: Body } & Pick<DomainSave, 'user' | 'call' | 'seen'>,
): Promise<Saved> {
  const split = splitUpdates(body.updates)
  const { renames = [], lineage } = body
  const isRenaming = renames.length > 0 || !isEmptyLineage(lineage ?? noLineage)
  const hasContent = Object.keys(split.content).length > 0 || isRenaming
  const message = commitMessage(body, { hasContent })

  return saveDomain(deps, {
    ...asked,
    savePointId,
    hasContent,
    message,
    updates: split.content,
    language: body.language_to_update,
    renames,
    lineage,
    // General data is no part of the revision's content, so no base can be too old for it (ruling R18).
    baseRevision: hasContent ? body.base_revision : undefined,
    force: body.forceUpdate,
    saveId: body.save_id,
    sent: { general: split.general, fixed: split.fixed },
    lock: async (client) => {
      if (Object.keys(split.general).length > 0) await lockDomain(client, savePointId)
    },
    saveMore: (client, domain, at) => saveGeneralData(client, domain, { split, at }),
  })
}

function commitMessage({ commit_message = '' }: Body, { hasContent }: { hasContent: boolean }): string {
  const message = hasContent || commit_message.trim() !== '' ? commit_message : messages.commit.generalData
  refuseCommitMessage(message)
  return message
}

async function saveGeneralData(
  client: Tx,
  domain: DomainRecord,
  { split, at }: { split: SplitUpdates; at: number },
): Promise<boolean> {
  const data = updatedGeneralData(domain, split)
  const isChanged = Object.keys(changedGeneralData(domain, data)).length > 0
  if (isChanged) await updateGeneralData(client, { domainId: domain.domainId, data, at })
  return isChanged
}
