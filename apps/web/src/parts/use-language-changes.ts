import { domains } from '@sdp/api'
import { type Domain, messages } from '@sdp/domain'
import { addLanguage, checkDeleteLanguage, deleteLanguage } from '@sdp/domain/languages'
import { changedCollections, toWire } from '@sdp/domain/wire'
import { openDomain } from '../editing/editing-store.ts'
import { makeRevision } from '../editing/own-revisions.ts'
import { check, useEdit } from '../editing/use-edit.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useShowDomain } from '../editing/use-show-domain.ts'
import { call } from '../server/calls.ts'
import { askAgain } from '../server/use-call.ts'
import { confirm } from '../ui/ConfirmDialog.tsx'
import { notify } from '../ui/notifications.tsx'
import { useAction } from '../ui/use-action.ts'

interface LanguageChanges {
  /** Why languages can be neither added nor deleted now. */
  disabledReason: string | undefined
  /** Adds a language and shows it; returns whether it was added. */
  add: (language: string) => Promise<boolean>
  remove: (language: string) => Promise<void>
}

/** Languages are added and deleted on the server at once: one that is only here could not be shown (ruling R39). */
export function useLanguageChanges(): LanguageChanges {
  const domainId = useEditing((editing) => editing.domainId)
  const shown = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const showDomain = useShowDomain()
  const { disabledReason } = useEdit()

  const { act } = useAction()
  const save = (change: (domain: Domain) => Domain, commit_message: string): Promise<boolean> =>
    act(
      () =>
        makeRevision(() => {
          const { revision } = openDomain()
          const updates = check((domain) => changedCollections(toWire(domain), toWire(change(domain))))
          const body = { updates, commit_message, base_revision: revision, save_id: crypto.randomUUID() }
          return call(domains.update, { params: { id: domainId }, query: {}, body })
        }),
      { failed: messages.domain.updateFailed(domainId) },
    )
  const defaultLanguage = languages.find((one) => one.isDefault)?.language

  return {
    disabledReason: disabledReason ?? (isUnsaved ? messages.languages.saveFirst : undefined),
    add: async (language) => {
      const added = { id: crypto.randomUUID(), language }
      const isDone = await save((domain) => addLanguage(domain, added), `Add language ${language}`)
      if (isDone) await showDomain({ id: domainId, language })
      return isDone
    },
    remove: async (language) => {
      if (disabledReason !== undefined || isUnsaved) return
      const problem = check(checkDeleteLanguage, language)
      if (problem !== undefined) return notify('error', problem)
      const text = messages.languages.confirmDelete(language)
      if (!(await confirm({ title: 'Delete language', text, action: 'Delete', danger: true }))) return
      const isDone = await save(
        (domain) => deleteLanguage(domain, { language }),
        `Delete language ${language}`,
      )
      if (isDone && language === shown) await showDomain({ id: domainId, language: defaultLanguage })
      else if (isDone) await askAgain(domains.read)
    },
  }
}
