type TimeStyle = 'short' | 'medium'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date and time as people of the locale write it, '-' for none; the browser's locale unless told. */
export function formatDate(value: string | number | Date | null | undefined, locale?: string): string {
  return written(value, 'short', locale)
}

/** The same with seconds, for what follows closely on each other. */
export function formatMoment(value: string | number | Date, locale?: string): string {
  return written(value, 'medium', locale)
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

function formatOf(locale: string | undefined, timeStyle: TimeStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeStyle}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle })
    formats.set(key, format)
  }
  return format
}
