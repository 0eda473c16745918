import { type DomainReply, diss, domains } from '@sdp/api'
import { isSame, messages } from '@sdp/domain'
import type { DissSetting, NewDomain } from '@sdp/domain/general-data'
import { useBlocker, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { enqueue } from '../../editing/own-revisions.ts'
import { startSession } from '../../editing/session-calls.ts'
import { CallFailed, call } from '../../server/calls.ts'
import { callKey, loadCall, queryClient } from '../../server/use-call.ts'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'
import {
  checkForm,
  createDomain,
  emptyForm,
  type FormContext,
  saveGeneralData,
  toForm,
} from './domain-form.ts'
import { changeDomainList, fetchListed } from './domain-list-cache.ts'
import { putDomain } from './list-updates.ts'
import { useFormChoices } from './use-form-choices.ts'
import { useFormValues } from './use-form-values.ts'

interface DomainFormOptions {
  domain: DomainReply | undefined
  opensAfter: boolean
  onClose: () => void
}

/** The state of the domain form, and what its buttons do. */
export function useDomainForm({ domain, opensAfter, onClose }: DomainFormOptions) {
  // As it was when the form opened: what somebody else saves meanwhile is neither lost nor written back (ruling R337).
  const [opened] = useState(domain)
  const choices = useFormChoices()
  const { isBusy: busy, act } = useAction()
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  const { config } = useRouteContext({ from: '__root__' })
  const context: FormContext = {
    languages: choices.languages.map((language) => language.value),
    takenNames: choices.takenNames,
    existing: opened !== undefined,
  }
  const [initial] = useState(() => (opened ? toForm(opened) : emptyForm))
  const fields = useRef<HTMLElement>(null)
  const form = useFormValues(initial, { check: (values) => checkForm(values, context), form: fields })
  const isDirty = !isSame(form.values, initial)

  const [done] = useState(() => new AbortController())
  const asks = () => isDirty && !done.signal.aborted
  const mayLeave = async () => !asks() || (await confirmLeaving(done.signal))
  useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: asks })

  const close = () => {
    done.abort()
    onClose()
  }
  const cancel = async () => {
    if (await mayLeave()) close()
  }

  const create = (values: NewDomain) =>
    createDomain(values, {
      create: (body) => call(domains.create, { body }),
      close,
      announce: (created) => {
        changeDomainList((list) => putDomain(list, created))
        notify('success', messages.domain.created(created.name))
      },
      reset: form.reset,
      ...(opensAfter && {
        redirect: {
          startSession: async ({ _id, name }: DomainReply) =>
            config.offlineAccess || startSession(_id, { message: messages.session.creating(name) }),
          open: (path: string) => void navigate({ to: path }),
        },
      }),
    })

  const save = async (before: DomainReply, values: NewDomain) => {
    const isSaved = await saveGeneralData(before, values, {
      save: (body) => enqueue(() => call(domains.update, { params: { id: before._id }, query: {}, body })),
      refetch: () => refetchDomain(before),
      loadDiss: () => loadDefinition(values.diss),
    })
    if (isSaved) notify('success', messages.domain.updated(before.name))
    close()
  }

  /** What the form says next to its fields, in addition to the notification of a failure. */
  const notifyRefusal = (error: unknown) => {
    setRefusal(error instanceof Error ? error.message : String(error))
    if (!opened && error instanceof CallFailed && error.status === 409) {
      form.refuse('name', error.message)
    }
    throw error
  }
  const submit = async () => {
    const values = form.submit()
    if (values === undefined) return
    setRefusal(undefined)
    const send = () => (opened ? save(opened, values) : create(values)).catch(notifyRefusal)
    await act(send, {
      failed: opened ? messages.domain.updateFailed(opened._id) : messages.domain.createFailed,
    })
  }

  return {
    fields,
    field: form.field,
    choices,
    busy,
    refusal,
    submit: () => void submit(),
    cancel: () => void cancel(),
  }
}

function confirmLeaving(until: AbortSignal): Promise<boolean> {
  return confirm({
    title: 'Discard your input?',
    text: 'What you entered has not been saved.',
    action: 'Discard',
    danger: true,
    until,
  })
}

/** Loads the definition that the domain is checked against now; where there is none, nothing is. */
async function loadDefinition({ enabled, version }: DissSetting): Promise<void> {
  if (!enabled) return
  if (version === null) {
    // Without any there is no latest one, and asking for it would fail
    await loadCall(diss.versions, {})
    const versions = queryClient.getQueryData<readonly string[]>(callKey(diss.versions, {}))
    if (versions !== undefined && versions.length > 0) await loadCall(diss.latest, {})
  } else await loadCall(diss.version, { params: { version } })
}

/** Fetches an edited domain again, for the editor that shows it and for the list. */
async function refetchDomain(domain: DomainReply): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: callKey(domains.read) })
  const listed = await fetchListed(domain.name.toLowerCase())
  if (listed) changeDomainList((list) => putDomain(list, listed))
}
