import { messages } from '../../messages/messages.ts'
import { checkReserved } from '../../toolbox/names.ts'

/** A parameter while it is edited: unlike in the map that is kept, two may have the same name. */
export interface Parameter {
  name: string
  value: string
}

export const maxParameters = 200

/** What is wrong with the name of a parameter among others, or nothing. */
export function checkParameterName(name: string, others: readonly string[]): string | undefined {
  const { nameEmpty, nameSpace, nameSpecial, nameDigit, nameTaken } = messages.coreActions
  if (name === '') return nameEmpty
  if (/\s/.test(name)) return nameSpace
  if (/[^A-Za-z0-9_]/.test(name)) return nameSpecial
  if (/^\d/.test(name)) return nameDigit
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  return others.includes(name) ? nameTaken : undefined
}

/** What is wrong with each parameter, in their order; undefined where nothing is. */
export function checkParameters(parameters: readonly Parameter[]): (string | undefined)[] {
  return parameters.map(({ name }, index) => {
    if (index >= maxParameters) return messages.coreActions.tooMany(maxParameters)
    const earlier = parameters.slice(0, index)
    return checkParameterName(
      name,
      earlier.map((other) => other.name),
    )
  })
}

/** Where edited parameters stand: as they are kept, not kept yet, or not fit to be. */
export function parametersState(
  parameters: readonly Parameter[],
  kept: Readonly<Record<string, string>>,
): 'saved' | 'unsaved' | 'invalid' {
  if (checkParameters(parameters).some((message) => message !== undefined)) return 'invalid'
  const isKept =
    parameters.length === Object.keys(kept).length &&
    parameters.every(({ name, value }) => Object.hasOwn(kept, name) && kept[name] === value)
  return isKept ? 'saved' : 'unsaved'
}

/** Whether edited parameters can be saved. */
export function canSaveParameters(
  parameters: readonly Parameter[],
  { kept, readOnly }: { kept: Readonly<Record<string, string>>; readOnly: boolean },
): boolean {
  return !readOnly && parametersState(parameters, kept) === 'unsaved'
}
