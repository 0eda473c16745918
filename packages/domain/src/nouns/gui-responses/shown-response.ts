import type { GuiResponseSetting } from '../../model/ui-action.ts'
import { textAt, valueAt } from '../../toolbox/json/json-paths.ts'
import { dataUrl } from './images.ts'
import { guessLayout, places } from './online-ui.ts'
import type { Template } from './parse.ts'
import { chosenLayout, chosenScope, hasTemplate } from './setting.ts'

/** What `shownScreen` draws, and for which head unit. */
export interface ShownResponse {
  type: string
  scope: string
  layout: number
  template: Template
}

/** A GUI response as it reaches a head unit; nothing where there is none to show. */
export function shownResponse(
  setting: GuiResponseSetting & { template?: Template | undefined },
  { platform }: { platform: string },
): ShownResponse | undefined {
  const { type, labels, screenType, proactiveType } = setting
  if (type === 'UNKNOWN' || type === '') return undefined
  const ofSetting: Template =
    type === 'DICTATION'
      ? { screenType: screenType ?? '', labels: labels ?? [] }
      : { proactiveType: proactiveType ?? '' }
  const template = hasTemplate(type) ? setting.template : ofSetting
  if (template === undefined) return undefined
  return {
    type,
    scope: chosenScope(setting) || platform,
    layout: chosenLayout(setting) ?? guessLayout(template),
    template,
  }
}

/** The address of the picture that a response is about: the one in its body, else that of its header. */
export function responseImage(template: Template): string | undefined {
  for (const place of [places.image, [...places.header, 'image']]) {
    const image = valueAt(template, place)
    const payload = textAt(image, ['payload'])
    const format = textAt(image, ['format'])
    if (format === 'base64' && payload !== '') return dataUrl(payload)
    if (format === 'url' && /^https:\/\//i.test(payload)) return payload
  }
  return undefined
}
