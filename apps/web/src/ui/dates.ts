type TimeStyle = 'short' | 'medium'

const styles = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  medium: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
  day: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date and time as people of the locale write it, '-' for none; the browser's locale by default. */
export function formatDate(value: string | number | Date | null | undefined, locale?: string): string {
  return written(value, 'short', locale)
}

/** The same with seconds, for what follows closely on each other (ruling R345). */
export function formatMoment(value: string | number | Date, locale?: string): string {
  return written(value, 'medium', locale)
}

/**
 * For where there is little room: the time of today, or else the day (ruling R169). What shows it has the whole date as
 * a tooltip.
 */
export function formatShort(value: string | number | Date, locale?: string): string {
  const date = new Date(value)
  const isToday = date.toDateString() === new Date().toDateString()
  return formatOf(locale, isToday ? 'time' : 'day').format(date)
}

function written(
  value: string | number | Date | null | undefined,
  timeStyle: TimeStyle,
  locale: string | undefined,
): string {
  if (value === null || value === undefined || value === '') return '-'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '-'
  return formatOf(locale, timeStyle).format(date)
}

function formatOf(locale: string | undefined, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, styles[style])
    formats.set(key, format)
  }
  return format
}
