import { itemFields, placeFields } from '@sdp/domain/publishing'
import { z } from 'zod'

/** The fields of where something is published, each of this shape. */
function shapes<Field extends string, Shape>(fields: readonly Field[], shape: Shape): Record<Field, Shape> {
  return Object.fromEntries(fields.map((field) => [field, shape])) as Record<Field, Shape>
}

export const code = z.string().min(1).max(40)

/** As somebody names a place. */
export const sentPlace = shapes(placeFields, code)

/** As the server reports a place: the language is empty for the dialog, which all languages of the node share. */
export const Item = z.object(shapes(itemFields, z.string()))
