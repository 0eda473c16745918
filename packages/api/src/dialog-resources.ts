import { z } from 'zod'
import { DomainReply } from './domains.ts'
import { endpoint } from './endpoint.ts'
import { formFile } from './form-file.ts'

const megabyte = 1024 * 1024
export const resourceFileMegabytes = 50

export const dialogResources = {
  upload: endpoint('POST', '/v2/speech/upload/', {
    summary: 'Replace the content of a save point by dialog resource files, in one revision',
    access: 'domain',
    audit: 'Upload dialog resources',
    body: z.strictObject({
      domainId: z.string().min(1).max(100),
      domainName: z.string().max(100),
      savePointName: z.string().max(100),
      language: z.string().min(1).max(20),
      platformName: z.string().max(50).optional(),
      /** The revision that the files were meant for; without it, the newest. */
      base_revision: z.string().max(100).optional(),
      files: z.array(formFile).min(1).max(20),
    }),
    form: { fileBytes: resourceFileMegabytes * megabyte },
    bodyLimit: 64 * megabyte,
    reply: DomainReply.extend({ revision: z.string() }).loose(),
    errors: [403, 404, 409],
  }),
}
