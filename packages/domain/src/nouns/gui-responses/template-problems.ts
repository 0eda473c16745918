import { messages } from '../../messages/messages.ts'
import { type JsonPath, listAt, textAt, valueAt } from '../../toolbox/json/json-paths.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { checkImage, isLargeImage, quickImageKilobytes } from './images.ts'
import { type BodyField, findLayout, type ItemField, type Layout, layoutLimits } from './layouts.ts'
import { isComing, places } from './online-ui.ts'
import { parseGuiResponse, type Template } from './parse.ts'
import { rawScope, toastTypes, typeLabel } from './response-types.ts'

/** What a template is looked at as. */
export interface TemplateUse {
  type: string
  scope: string
  layout: number
}

/** What is wrong with a template, at its place in it. */
export function templateProblems(template: Template, { type, scope, layout }: TemplateUse): Problem[] {
  if (typeof template === 'string') {
    const { problem } = parseGuiResponse(template)
    return problem === undefined ? [] : [error(problem.message, [])]
  }
  if (!isOfType(template, type)) return [warning(messages.guiResponses.otherTemplate(typeLabel(type)), [])]
  if (type === 'TOAST_MESSAGE') return toastProblems(template)
  if (type === 'DETAIL_VIEW') {
    const isSet = textAt(template, ['listElement']) !== ''
    return isSet ? [] : [warning(messages.guiResponses.emptyPicklist, ['listElement'])]
  }
  const known = findLayout(layout)
  if (type !== 'ONLINE_UI' || scope === rawScope || known === undefined) return []
  return [
    ...headerImages(template, places.header),
    ...backgroundProblems(template),
    ...bodyProblems(template, known),
  ]
}

/** Whether a template can be one of a type; of types that have none, or that we do not know, any can. */
function isOfType(template: Template, type: string): boolean {
  if (typeof template === 'string') return true
  const isPicklist = 'listElement' in template || template.type === 'PicklistDetailView'
  const isToast = 'content' in template || toastTypes.includes(template.type as string)
  if (type === 'DETAIL_VIEW') return isPicklist
  if (type === 'TOAST_MESSAGE') return isToast && !isPicklist
  return type !== 'ONLINE_UI' || !(isPicklist || isToast)
}

function toastProblems(template: object): Problem[] {
  const content = valueAt(template, ['content'])
  const isKnown = toastTypes.includes(textAt(template, ['type']))
  const texts = listAt(template, ['content'])
  return [
    ...(isKnown ? [] : [error(messages.guiResponses.unknownToast, ['type'])]),
    ...(content !== undefined && !Array.isArray(content) && !isComing(content)
      ? [error(messages.guiResponses.expectedList, ['content'])]
      : texts.every((text) => text === '') && !isComing(content)
        ? [warning(messages.guiResponses.emptyToast, ['content'])]
        : []),
  ]
}

function backgroundProblems(template: object): Problem[] {
  const background = valueAt(template, places.background)
  if (background === undefined || isComing(background)) return []
  const isGfx = valueAt(background, ['format']) === 'gfx'
  return isGfx
    ? imageProblems(background, places.background)
    : [error(messages.guiResponses.backgroundFormat, places.background)]
}

/** How each part of a body is named where it is missing; the others may be left out. */
const bodyNames: Partial<Record<BodyField, string>> = {
  text: 'a text',
  image: 'an image',
  list: 'a list',
  table: 'a table',
}

function bodyProblems(template: object, { id, body, item }: Layout): Problem[] {
  if (isComing(valueAt(template, ['body'])) || isComing(valueAt(template, ['body', 'data']))) return []
  const named = body.flatMap((field) => bodyNames[field] ?? [])
  const isEmpty = body.every((field) => isNothing(valueAt(template, places[field])))
  return [
    ...(isEmpty ? [warning(messages.guiResponses.noFields(named.join(' and '), id), ['body', 'data'])] : []),
    ...body.flatMap((field) => fieldProblems(template, field, item)),
  ]
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function fieldProblems(template: object, field: BodyField, item: readonly ItemField[]): Problem[] {
  const value = valueAt(template, places[field])
  if (value === undefined || isComing(value)) return []
  switch (field) {
    case 'text':
      return []
    case 'image':
      return imageProblems(value, places.image)
    case 'infoTag':
      return imageProblems(valueAt(value, ['icon']), [...places.infoTag, 'icon'])
    case 'listHeader':
      return headerImages(template, places.listHeader)
    case 'list':
      return [
        ...longListProblems(value),
        ...entryProblems(value, places.list, (one, at) => itemProblems(one, at, item)),
      ]
    case 'table':
      return tableProblems(template, item)
  }
}

function tableProblems(template: object, item: readonly ItemField[]): Problem[] {
  const { tooManyRows, tooManyColumns } = messages.guiResponses
  const rows = listProblems(
    valueAt(template, places.table),
    places.table,
    tooManyRows,
    layoutLimits.rows,
    (row, at) =>
      listProblems(row, at, tooManyColumns, layoutLimits.columns, (cell, place) =>
        itemProblems(cell, place, item),
      ),
  )
  const headers = valueAt(template, places.tableHeaders)
  return headers === undefined
    ? rows
    : [...rows, ...listProblems(headers, places.tableHeaders, tooManyColumns, layoutLimits.columns, () => [])]
}

function listProblems(
  value: unknown,
  path: JsonPath,
  tooMany: (most: number) => string,
  most: number,
  inEntry: (entry: unknown, path: JsonPath) => Problem[],
): Problem[] {
  const isTooLong = Array.isArray(value) && value.length > most
  return [...(isTooLong ? [error(tooMany(most), path)] : []), ...entryProblems(value, path, inEntry)]
}

/** The specification limits tables alone, so a long list is a warning (ruling R143). */
function longListProblems(list: unknown): Problem[] {
  const isLong = Array.isArray(list) && list.length > layoutLimits.items
  return isLong ? [warning(messages.guiResponses.tooManyItems(layoutLimits.items), places.list)] : []
}

function entryProblems(
  value: unknown,
  path: JsonPath,
  inEntry: (entry: unknown, path: JsonPath) => Problem[],
): Problem[] {
  if (isComing(value)) return []
  if (!Array.isArray(value)) return [error(messages.guiResponses.expectedList, path)]
  return value.flatMap((entry, index) => inEntry(entry, [...path, index]))
}

function itemProblems(item: unknown, path: JsonPath, fields: readonly ItemField[]): Problem[] {
  return fields.flatMap((field) => {
    if (field === 'text1' || field === 'text2') return []
    const at = field === 'infoTag' ? [field, 'icon'] : [field]
    return imageProblems(valueAt(item, at), [...path, ...at])
  })
}

function headerImages(template: object, path: JsonPath): Problem[] {
  return ['image', 'providerLogo'].flatMap((field) =>
    imageProblems(valueAt(template, [...path, field]), [...path, field]),
  )
}

function imageProblems(image: unknown, path: JsonPath): Problem[] {
  if (image === undefined || isComing(image)) return []
  const format = valueAt(image, ['format'])
  const payload = valueAt(image, ['payload'])
  if (typeof format !== 'string' || typeof payload !== 'string') {
    return [error(messages.guiResponses.imageShape, path)]
  }
  const message = checkImage({ format, payload })
  if (message !== undefined) return [error(message, path)]
  if (isLargeImage({ format, payload }))
    return [warning(messages.guiResponses.imageSize(quickImageKilobytes), path)]
  return payload === '' ? [warning(messages.guiResponses.imageEmpty, path)] : []
}

function error(message: string, at: JsonPath): Problem {
  return { severity: 'error', message, at }
}

function warning(message: string, at: JsonPath): Problem {
  return { severity: 'warning', message, at }
}
