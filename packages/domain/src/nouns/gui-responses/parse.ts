import { isReference } from '../../mentions/texts.ts'
import { messages } from '../../messages/messages.ts'
import type { GuiResponse } from '../../model/response.ts'
import { findJsonError, type JsonErrorPlace } from '../../toolbox/json/json-errors.ts'
import { checkNesting } from '../../toolbox/nesting.ts'

/** A template, or a reference to one. */
export type Template = GuiResponse['template']

/** Why a text is no GUI response, and where it stops being one. */
export interface TextProblem {
  message: string
  place?: JsonErrorPlace
}

type Parsed = { template: Template; problem?: never } | { template?: never; problem: TextProblem }

/** Reads the text of a GUI response: a JSON object, or a reference such as `$found.template`. */
export function parseGuiResponse(text: string): Parsed {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: { message: messages.guiResponses.empty } }
  if (isReference(trimmed)) return { template: trimmed }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const place = findJsonError(text)
    return { problem: { message: messages.guiResponses.invalidJson, ...(place && { place }) } }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: { message: messages.wire.guiResponse } }
  }
  const nesting = checkNesting(value)
  return nesting === undefined
    ? { template: value as Record<string, unknown> }
    : { problem: { message: nesting } }
}

/** The text of a GUI response; one without any is empty. */
export function printGuiResponse(template: Template | undefined): string {
  if (template === undefined || typeof template === 'string') return template ?? ''
  return JSON.stringify(template, undefined, 2)
}
