import type { RequestNotice } from '@sdp/api'
import type { StageInLanguage } from '../records/domain-record.ts'

/** Every kind of job: how often and how soon a failed one is tried again, how long one may take, and when it comes by itself. */
export const queues = {
  'git-export': { retryLimit: 9, retryDelay: 1, retryBackoff: true, expireInSeconds: 300 },
  'git-push': { retryLimit: 9, retryDelay: 1, retryBackoff: true, expireInSeconds: 300 },
  /** Of one run; without, of all that wait, which the last attempt of a killed server may have left behind. */
  publishing: {
    retryLimit: 9,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: 3600,
    cron: '* * * * *',
  },
  'publishing-webhook': { retryLimit: 9, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 },
  /** Of one job that the translation service is asked for. */
  translation: { retryLimit: 9, retryDelay: 1, retryBackoff: true, expireInSeconds: 3600 },
  /** Of one ticket. */
  tracker: { retryLimit: 9, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 },
  /** Of what is published at one place. */
  learning: { retryLimit: 4, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  sweep: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 4 * 3600, cron: '30 2 * * *' },
  'audit-retention': {
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 3600,
    cron: '50 2 * * *',
  },
  'ended-sessions': {
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 300,
    cron: '10 * * * *',
  },
} as const satisfies Record<string, Queue>

interface Queue {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  expireInSeconds: number
  /** In UTC. */
  cron?: string
}

export interface JobData {
  domain?: string
  run?: string
  notice?: RequestNotice
  translation?: string
  ticket?: string
  place?: StageInLanguage
}

export type QueueName = keyof typeof queues

export const queueNames = Object.keys(queues) as QueueName[]

/** Where a job goes that failed at every attempt. */
export function failedQueue(name: QueueName): string {
  return `${name}-failed`
}
