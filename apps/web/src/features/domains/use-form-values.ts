import type { FieldErrors } from '@sdp/domain/general-data'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** What a field of a form shows, and where it reports what somebody does in it. */
export interface FormField<Value> {
  value: Value
  /** What is wrong with it, once it was left or the form was submitted. */
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

type Listeners<Value> = Pick<FormField<Value>, 'onChange' | 'onBlur'>

/**
 * The values of a form. What is wrong in a field is shown when the field is left, in all of them when the form is
 * submitted; the first of these then gets the focus.
 */
export function useFormValues<Values extends object>(
  initial: Values,
  { check, form }: { check: (values: Values) => FieldErrors<Values>; form: RefObject<HTMLElement | null> },
) {
  const [values, setValues] = useState(initial)
  // Also for a submit in the very event that changes a field, such as Ctrl+Enter behind a typed chip
  const latest = useRef(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set())
  const [isSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<FieldErrors<Values>>({})
  const [wrongSubmits, setWrongSubmits] = useState(0)
  useEffect(() => {
    if (wrongSubmits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrongSubmits, form])

  const put = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])
  const listeners = useRef(new Map<keyof Values, unknown>())
  const listenersOf = <Name extends keyof Values>(name: Name): Listeners<Values[Name]> => {
    const known = listeners.current.get(name) as Listeners<Values[Name]> | undefined
    const made: Listeners<Values[Name]> = known ?? {
      onChange: (value) => {
        put({ ...latest.current, [name]: value })
        setRefused(({ [name]: _, ...others }) => others as FieldErrors<Values>)
      },
      onBlur: () => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    }
    listeners.current.set(name, made)
    return made
  }
  const errors = check(values)
  return {
    values,
    field: <Name extends keyof Values>(name: Name): FormField<Values[Name]> => ({
      value: values[name],
      error: refused[name] ?? (isSubmitted || left.has(name) ? errors[name] : undefined),
      ...listenersOf(name),
    }),
    /** The values if nothing is wrong with them; otherwise all errors are shown. */
    submit: (): Values | undefined => {
      setSubmitted(true)
      setRefused({})
      if (Object.keys(check(latest.current)).length === 0) return latest.current
      setWrongSubmits((before) => before + 1)
      return undefined
    },
    /** Shows what the server refused in a field, until that changes. */
    refuse: (name: keyof Values, message: string) => {
      setRefused({ [name]: message } as FieldErrors<Values>)
      setWrongSubmits((before) => before + 1)
    },
    reset: () => {
      put(initial)
      setLeft(new Set())
      setSubmitted(false)
    },
  }
}
