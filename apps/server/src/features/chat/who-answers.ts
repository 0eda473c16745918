import type { StageAnswer } from '@sdp/api'
import { foundOf, isCertain, type Judged } from '@sdp/dialogue'
import { chatStages } from '@sdp/domain/chat'
import type { Deps } from '../../deps.ts'
import { listeningAt, stageInLanguage } from '../../runtime/published.ts'
import type { SpokenDomain } from '../../runtime/spoken-domain.ts'
import { judgedReply } from './answer.ts'
import { hearTogether } from './hear-together.ts'

interface StageAnswersQuery {
  text: string
  language: string
  isGuessed: boolean
  signal: AbortSignal
}

/**
 * Who would answer a sentence at each stage where something is published in the language, in a conversation that begins with
 * it. Stages are asked one after another, since one thread has them all; those with the same content are asked once.
 */
export async function whoAnswers(deps: Deps, query: StageAnswersQuery): Promise<StageAnswer[]> {
  const all = await Promise.all(
    chatStages.map(async (stage) => ({
      stage,
      domains: await deps.published.read(stageInLanguage(stage, query.language)),
    })),
  )
  const found = new Map<string, Omit<StageAnswer, 'stage'>>()
  const answers: StageAnswer[] = []
  for (const { stage, domains } of all) {
    if (domains.length === 0) continue
    const content = contentOf(domains)
    const answer = found.get(content) ?? (await answerAt(deps, { ...query, stage, domains }))
    found.set(content, answer)
    answers.push({ stage, ...answer })
  }
  return answers
}

function contentOf(domains: readonly SpokenDomain[]): string {
  return JSON.stringify(domains.map(({ record, program }) => [record, program.base]))
}

async function answerAt(
  deps: Deps,
  {
    stage,
    domains,
    signal,
    language,
    ...query
  }: StageAnswersQuery & { stage: string; domains: readonly SpokenDomain[] },
): Promise<Omit<StageAnswer, 'stage'>> {
  const none = { candidates: null, isForHeadUnit: false, problem: null }
  if (signal.aborted) return none
  try {
    const { judged } = await hearTogether(deps, listeningAt(stageInLanguage(stage, language), domains), {
      ...query,
      platform: undefined,
      memoryOf: () => ({ own: undefined }),
      signal,
    })
    return query.isGuessed || isSettled(judged) ? { ...judgedReply(judged), problem: null } : none
  } catch (error) {
    if (signal.aborted) return none
    return { ...none, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Whether no guess could change it. */
function isSettled([first]: readonly Judged[]): boolean {
  const heard = first?.candidate.heard
  return heard !== undefined && isCertain(foundOf(heard.reading, heard.by))
}
