import type { Domain } from '@sdp/domain'
import { type AuditFinding, type AuditKind, namesAround, responseList } from '@sdp/domain/responses'

/** A finding as it is read, with the UI action where it can be mended. */
export interface AuditLine {
  title: string
  name: string
  message: string
  /** Without one no UI action has anything to do with it. */
  action: string | undefined
  dialog: 'responses' | 'gui'
}

const titles: Record<AuditKind, string> = {
  noText: 'No text',
  unused: 'Not used',
  unfilled: 'Nothing fills it',
  spaces: 'Only spaces differ',
  ssml: 'Tags',
  gui: 'GUI response',
}

/** The findings of an audit as they are read. */
export function auditLines(
  { uiActions }: Pick<Domain, 'uiActions'>,
  findings: readonly AuditFinding[],
): AuditLine[] {
  const users = { ttsResponses: new Map<string, string>(), audioResponses: new Map<string, string>() }
  const names = new Set<string>()
  for (const action of uiActions) {
    names.add(action.name)
    const said = [...action[responseList('tts')], ...namesAround(action.name)]
    for (const name of said) if (!users.ttsResponses.has(name)) users.ttsResponses.set(name, action.name)
    for (const name of action[responseList('audio')]) {
      if (!users.audioResponses.has(name)) users.audioResponses.set(name, action.name)
    }
  }
  return findings.map(({ kind, in: list, name, text, message }) => {
    const isSpoken = list === 'ttsResponses' || list === 'audioResponses'
    const ofText = text === undefined ? name : `${name}, text ${text + 1}`
    return {
      title: titles[kind],
      name,
      message: isSpoken && kind !== 'unused' ? `${ofText}: ${message}` : message,
      action: isSpoken ? users[list].get(name) : names.has(name) ? name : undefined,
      dialog: kind === 'gui' ? 'gui' : 'responses',
    }
  })
}
