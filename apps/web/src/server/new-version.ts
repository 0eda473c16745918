/** Whether the server has another version than this page (ruling R356). Nobody knows while it does not answer. */
export async function isNewVersionThere(): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache', signal: AbortSignal.timeout(60_000) })
    if (!response.ok) return false
    const there = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
    const own = entryOf(document)
    return own !== undefined && there !== undefined && there !== own
  } catch {
    return false
  }
}

/** The first script of a page, whose name says by a hash which version it belongs to. */
function entryOf(page: Document): string | undefined {
  return page.querySelector('script[src*="/assets/"]')?.getAttribute('src') ?? undefined
}
