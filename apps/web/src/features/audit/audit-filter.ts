import type { AuditFilter } from '@sdp/api'

/** What the fields of the page hold; the times are as the browser's own fields have them, in the local time. */
export interface FilterFields {
  who: string
  what: string
  domain: string
  result: '' | NonNullable<AuditFilter['result']>
  from: string
  to: string
}

export const noFilter: FilterFields = { who: '', what: '', domain: '', result: '', from: '', to: '' }

/** What is asked for; an empty field asks for nothing. A minute that is named as the end belongs to it. */
export function filterOf(fields: FilterFields): AuditFilter {
  return {
    who: textOf(fields.who),
    what: textOf(fields.what),
    domain: textOf(fields.domain),
    result: fields.result === '' ? undefined : fields.result,
    from: timeOf(fields.from, 0),
    to: timeOf(fields.to, 59_999),
  }
}

function textOf(field: string): string | undefined {
  return field.trim() === '' ? undefined : field.trim()
}

function timeOf(field: string, further: number): string | undefined {
  const at = new Date(field).getTime()
  return Number.isNaN(at) ? undefined : new Date(at + further).toISOString()
}
