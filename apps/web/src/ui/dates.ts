const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** A date and time as people of the locale write it, '-' for none; the browser's locale unless told. */
export function formatDate(value: string | number | Date | null | undefined, locale?: string): string {
  if (value === null || value === undefined || value === '') return '-'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '-'
  return formatOf(locale).format(date)
}

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    formats.set(locale, format)
  }
  return format
}
