import type { Problem } from '@sdp/domain'
import { type JsonPath, valueAt, withValueAt } from '@sdp/domain/gui-responses'
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** A template that is edited by form. */
interface TemplateForm {
  template: Record<string, unknown>
  problems: readonly Problem[]
  /** Why it cannot be changed. */
  disabledReason: string | undefined
  /** Changes of the same name that follow each other, such as letters, are one step of undo. */
  onChange: (template: Record<string, unknown>, name?: string) => void
}

/**
 * What the fields of a form read and change. A form has up to a hundred of them, so that each listens to its own value only:
 * a letter draws the field that it is typed into.
 */
interface FormStore {
  now: () => TemplateForm
  update: (form: TemplateForm) => void
  notifyListeners: () => void
  subscribe: (listener: () => void) => () => void
  /** Puts a value at a place; undefined takes it out. */
  set: (path: JsonPath, value: unknown) => void
  change: (change: (template: Record<string, unknown>) => Record<string, unknown>) => void
}

function formStore(first: TemplateForm): FormStore {
  let form = first
  const listeners = new Set<() => void>()
  return {
    now: () => form,
    update: (next) => {
      form = next
    },
    notifyListeners: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (path, value) => form.onChange(withValueAt(form.template, path, value), path.join('.')),
    change: (change) => form.onChange(change(form.template)),
  }
}

const FormContext = createContext<FormStore | undefined>(undefined)

/** Room for the fields of a template; what is inside is drawn again where its own value changed. */
export function TemplateFormFrame({ form, children }: { form: TemplateForm; children: ReactNode }) {
  const [store] = useState(() => formStore(form))
  store.update(form)
  useLayoutEffect(() => store.notifyListeners())
  return <FormContext value={store}>{children}</FormContext>
}

/** What changes the template that the fields around belong to; the same as long as the form is there. */
export function useFormChange(): Pick<FormStore, 'set' | 'change'> {
  return useStore()
}

/** Reads something of the form, which has to be a plain value or the same object while it does not change. */
export function useForm<Read>(read: (form: TemplateForm) => Read): Read {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => read(store.now()))
}

export function useFormValue(path: JsonPath): unknown {
  return useForm(({ template }) => valueAt(template, path))
}

export function useDisabledReason(): string | undefined {
  return useForm(({ disabledReason }) => disabledReason)
}

/** What is wrong at a place, and not further inside. */
export function useFormProblem(path: JsonPath): { isError: boolean; message: string } | undefined {
  const place = path.join('.')
  const find = ({ problems }: TemplateForm) => problems.find(({ at }) => at.join('.') === place)
  const message = useForm((form) => find(form)?.message)
  const isError = useForm((form) => find(form)?.severity === 'error')
  return message === undefined ? undefined : { isError, message }
}

function useStore(): FormStore {
  const store = useContext(FormContext)
  if (store === undefined) throw new Error('There is no template here')
  return store
}
