/** How the server names the path of a call. */
export function routePath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}
