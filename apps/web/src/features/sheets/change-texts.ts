import type { UploadChange } from '@sdp/domain/sheets'
import { readableNumber } from '../../ui/numbers.ts'
import type { SheetKindName } from './sheet-orders.ts'

const nouns = {
  intents: { of: ['intent', 'intents'], what: 'expressions' },
  slots: { of: ['slot', 'slots'], what: 'literals' },
  'UI actions': { of: ['response', 'responses'], what: 'texts' },
} as const

/** What an upload does to one intent or slot: '2 added, 1 removed'. */
export function changeText(change: Pick<UploadChange, 'added' | 'changed' | 'removed'>): string {
  const counted = (['added', 'changed', 'removed'] as const)
    .filter((what) => change[what] > 0)
    .map((what) => `${readableNumber(change[what])} ${what}`)
  return counted.length === 0 ? 'other order' : counted.join(', ')
}

/** What an upload does in all: '3 intents change. Expressions: 2 added, 1 removed.' */
export function summaryText(kind: SheetKindName, changes: readonly UploadChange[]): string {
  const sum = (what: 'added' | 'changed' | 'removed') =>
    changes.reduce((total, change) => total + change[what], 0)
  const total = changeText({ added: sum('added'), changed: sum('changed'), removed: sum('removed') })
  const { of, what } = nouns[kind]
  const changing =
    changes.length === 1 ? `1 ${of[0]} changes` : `${readableNumber(changes.length)} ${of[1]} change`
  return `${changing}: ${what} ${total}.`
}
