import { isReference } from '../../mentions/texts.ts'
import { messages } from '../../messages/messages.ts'

/** An image of a template: content, an address, or a name that the head unit knows. */
export interface TemplateImage {
  format: string
  payload: string
}

export const imageFormats = ['base64', 'url', 'ref', 'gfx'] as const

/** A template with a dozen images is still quick to load at this size. */
export const quickImageKilobytes = 100
/** What the browser reads and a save carries of one image (ruling R143). */
export const maxUploadedKilobytes = 1024

/** How images of each kind begin. */
const kinds: readonly (readonly [start: string, type: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWw', 'image/svg+xml'],
]

/** Base64 content as the address of an image, if it is one. */
export function dataUrl(payload: string): string | undefined {
  const content = withoutPrefix(payload)
  const type = kinds.find(([start]) => content.startsWith(start))?.[1]
  return type && `data:${type};base64,${content}`
}

/** Content that was copied from a page can have the kind of image before it. */
function withoutPrefix(payload: string): string {
  return payload.startsWith('data:') ? payload.slice(payload.indexOf(',') + 1) : payload
}

/** How large base64 content is. */
function imageBytes(payload: string): number {
  const content = withoutPrefix(payload)
  const padding = content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0
  return Math.floor((content.length * 3) / 4) - padding
}

/** Whether an image is larger than what loads quickly. */
export function isLargeImage({ format, payload }: TemplateImage): boolean {
  return format === 'base64' && imageBytes(payload) > quickImageKilobytes * 1024
}

/** What is wrong with the payload of an image of a format, or nothing. A value that comes at run time is not judged. */
export function checkImage({ format, payload }: TemplateImage): string | undefined {
  if (!(imageFormats as readonly string[]).includes(format)) return messages.guiResponses.imageFormat(format)
  if (payload === '' || payload.includes('{{') || isReference(payload)) return undefined
  if (format === 'url') return isWebAddress(payload) ? undefined : messages.guiResponses.imageUrl
  return format === 'base64' ? checkContent(payload) : undefined
}

function checkContent(payload: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(withoutPrefix(payload))) return messages.guiResponses.imageBase64
  return dataUrl(payload) === undefined ? messages.guiResponses.imageKind : undefined
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+(?:\/\S*)?$/i.test(text)
}
