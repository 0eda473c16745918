/** The header fields whose last values are offered again. */
const recentFields = ['vin', 'profileAuth', 'latitude', 'longitude'] as const
export type RecentField = (typeof recentFields)[number]
export type RecentValues = Partial<Record<RecentField, readonly string[]>>

const maxRecent = 3

/** The values with those that were used just now in front, at most three of each field. */
export function withRecent(
  recent: RecentValues,
  used: Readonly<Partial<Record<RecentField, string>>>,
): RecentValues {
  const next: RecentValues = { ...recent }
  for (const field of recentFields) {
    const value = used[field]?.trim() ?? ''
    if (value === '') continue
    next[field] = [value, ...(recent[field] ?? []).filter((one) => one !== value)].slice(0, maxRecent)
  }
  return next
}
