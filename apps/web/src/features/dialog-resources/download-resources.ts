import { publishing } from '@sdp/api'
import { archiveName } from '@sdp/domain/resources'
import { downloadFile } from '../../browser/download.ts'
import { call } from '../../server/calls.ts'

/** The dialog as it is saved here (sdp), or as it was published (provider). */
export type ResourceSource = 'sdp' | 'provider'

/** Gives the user the dialog resources of a save point, wherever it can be published, as one zip. */
export async function downloadResources(
  domain: { name: string; savePoint: string },
  source: ResourceSource,
): Promise<void> {
  const { instructions } = await call(publishing.config, { body: { domain, context: {} } })
  const ofDialog = instructions
    .filter(({ resource }) => resource === 'dialog')
    .map((one) => ({ ...one, languages: [...one.languages] }))
  const zip = await call(publishing.download, {
    body: { domain, context: { source, instructions: ofDialog } },
  })
  const name = archiveName({ domainName: domain.name, savePoint: domain.savePoint, at: new Date() })
  downloadFile(name, zip as Blob)
}
