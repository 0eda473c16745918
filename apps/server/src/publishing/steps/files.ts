import { dialogResources, type ResourceFile } from '@sdp/domain/resources'
import type { Working } from './step.ts'

/** The files of what a run publishes: of a dialog what all languages share and what each is answered. */
export async function filesOf({
  run,
  languages,
  ask,
}: Pick<Working, 'run' | 'languages' | 'ask'>): Promise<ResourceFile[]> {
  const request = { kind: 'files', revision: run.revision } as const
  if (run.resource === 'languageModel') {
    return (await ask({ ...request, wanted: ['meta', 'nluDefinition'] })).files
  }
  const { files } = await ask({ ...request, wanted: dialogResources })
  const answers: ResourceFile[] = []
  for (const language of languages) {
    const reply = await ask({ ...request, wanted: ['responseRealization'] }, language)
    answers.push(...reply.files)
  }
  return [...files, ...answers]
}
