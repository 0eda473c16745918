import { z } from 'zod'

/** A file of a form: the browser sends its own, the server gets what was in it. */
export interface FormFile {
  name: string
  bytes: Uint8Array
}

const isFormFile = (value: unknown) => (value as Partial<FormFile> | null)?.bytes instanceof Uint8Array

/** The shape of one. */
export const formFile = z
  .custom<FormFile>(isFormFile)
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<FormFile, File>
