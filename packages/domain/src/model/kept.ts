/**
 * What an entry of the outside JSON said that the model does not: fields we do not know, and fields that were absent and
 * read as their default. Only `wire/` looks into it, to write the entry back as it came; edits carry it along.
 */
export interface UnknownFields {
  unknown?: Readonly<Record<string, unknown>>
  absent?: readonly string[]
}
