import { problems, type Reply } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { withTimeout } from '../../process/with-timeout.ts'
import { listedConcepts } from '../../records/concept-texts.ts'
import { getDomain } from '../../records/domain-record.ts'
import { getRevision } from '../../records/spoken-revision.ts'
import { noCall } from '../../runtime/published.ts'
import { spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'

type ProblemsReply = Reply<typeof problems.ofLanguage.shapes>

const timeoutMillis = 60_000
/** Everybody who has the domain open asks after each save; a list of problems has up to 1,000, some 400 kB. */
const maxKept = 100

export function problemRoutes(app: App, deps: Deps): void {
  /** By the content that they were found in, the one that was asked for longest ago first. */
  const kept = new Map<string, Promise<ProblemsReply>>()

  serve(app, deps, problems.ofLanguage, async ({ params, query }) => {
    const record = await getDomain(deps.db, params.id)
    const language = record.languages.find((one) => isSame(one.language, query.language))?.language
    if (language === undefined) {
      throw new Refused('missing', messages.domain.languageMissing(query.language))
    }
    const { program, source } = spokenDomain({
      ...storedContent(
        deps.content,
        { record, ...(await getRevision(deps.db, record.savePointId, record.head)) },
        language,
      ),
      place: record.savePointId,
    })
    const key = `${program.base} ${language}`
    const known = kept.get(key)
    kept.delete(key)
    const finding = known ?? find()
    kept.set(key, finding)
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
    return finding

    async function find(): Promise<ProblemsReply> {
      try {
        const outcome = await withTimeout(timeoutMillis, (signal) =>
          deps.runtime.run(
            program,
            { kind: 'problems', context: deps.problemContext },
            {
              source,
              callHandler: noCall,
              listedConcepts: (names) => listedConcepts(deps.db, language!, names),
              signal,
            },
          ),
        )
        // Concepts change at any time
        if (outcome.mentionsConcepts) kept.delete(key)
        return { count: outcome.count, problems: outcome.problems }
      } catch (error) {
        kept.delete(key)
        throw error
      }
    }
  })
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
