import { diss } from '@sdp/api'

/** The calls that answer DISS definitions; a new or deleted one changes them all. */
export const definitionCalls = [diss.list, diss.versions, diss.latest, diss.version]
