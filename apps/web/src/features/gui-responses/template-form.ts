import type { Problem } from '@sdp/domain'
import { type JsonPath, withValueAt } from '@sdp/domain/gui-responses'
import { createContext, useContext } from 'react'

/** A template that is edited by form. */
export interface TemplateForm {
  template: Record<string, unknown>
  problems: readonly Problem[]
  /** Why it cannot be changed. */
  whyNot: string | undefined
  /** Changes of the same name that follow each other, such as letters, are one step of undo. */
  change: (template: Record<string, unknown>, name?: string) => void
}

export const TemplateFormContext = createContext<TemplateForm | undefined>(undefined)

interface FormParts extends TemplateForm {
  /** Puts a value at a place; undefined takes it out. */
  set: (path: JsonPath, value: unknown) => void
  /** What is wrong at a place, and not further inside. */
  problemAt: (path: JsonPath) => Problem | undefined
}

/** The template that the fields around belong to. */
export function useTemplateForm(): FormParts {
  const form = useContext(TemplateFormContext)
  if (form === undefined) throw new Error('There is no template here')
  const { template, problems, change } = form
  return {
    ...form,
    set: (path, value) => change(withValueAt(template, path, value), path.join('.')),
    problemAt: (path) => {
      const place = path.join('.')
      return problems.find(({ at }) => at.join('.') === place)
    },
  }
}
