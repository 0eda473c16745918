import { identityOf } from '@sdp/domain/identity'

const keys = new WeakMap<object, string>()
let next = 0

/** The key of the row that shows an entry of the open domain: the same while the entry is changed, renamed and moved. */
export function entryKey(entry: object): string {
  const identity = identityOf(entry)
  let key = keys.get(identity)
  if (key === undefined) {
    key = `entry ${next++}`
    keys.set(identity, key)
  }
  return key
}
