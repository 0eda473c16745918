import type { UnknownFields } from '../../model/kept.ts'

/** How one part of the model reads and writes its entry of the outside JSON. */
export interface Codec<Model> {
  read(entry: object): Model
  write(model: Model): Record<string, unknown>
}

/** Where a field of the model is outside, and what it is when the entry lacks it. */
export interface Field<Value> {
  wire: string
  otherwise: Value
  read(value: unknown): Value
  write(value: Value): unknown
  /** Whether it is read when somebody first looks at it: most of a large domain is not looked at while it opens. */
  late?: true
}

type Fields<Model> = { [Name in Exclude<keyof Model, 'kept'>]-?: Field<Model[Name]> }

/**
 * Builds both directions from one table of fields. Whatever the table does not name is kept and written back; a field
 * that was absent stays absent until it is changed (ruling R273). `elsewhere` names fields that somebody else reads and
 * writes.
 */
export function codec<Model extends { kept?: UnknownFields }>(
  fields: Fields<Model>,
  elsewhere: readonly string[] = [],
): Codec<Model> {
  const table = Object.entries(fields) as [name: string, field: Field<unknown>][]
  const known = new Set([...table.map(([, field]) => field.wire), ...elsewhere])
  const columns = table.map(([name, field]) => ({ name, ...field }))

  return {
    // A domain has a hundred thousand entries: nothing is made here for one that has all fields and no others.
    read(entry) {
      const source = entry as Record<string, unknown>
      const model: Record<string, unknown> = {}
      let absent: string[] | undefined
      let present = 0
      for (let at = 0; at < columns.length; at++) {
        const { name, wire, otherwise, read, late } = columns[at]!
        const value = source[wire]
        if (value !== undefined) {
          if (late) readLate(model, name, () => read(value))
          else model[name] = read(value)
          present++
        } else if (otherwise !== undefined) {
          model[name] = otherwise
          absent ??= []
          absent.push(wire)
        }
      }
      const unknown = hasFields(source, present) ? undefined : unknownFields(source, known)
      if (unknown !== undefined || absent !== undefined) Object.assign(model, keeping({ unknown, absent }))
      return model as Model
    },

    write(model) {
      const source = model as Record<string, unknown>
      const absent = model.kept?.absent
      const entry: Record<string, unknown> = {}
      for (const [name, field] of table) {
        const value = source[name]
        if (value === undefined || (value === field.otherwise && absent?.includes(field.wire))) continue
        entry[field.wire] = field.write(value)
      }
      return model.kept?.unknown === undefined ? entry : { ...entry, ...model.kept.unknown }
    },
  }
}

/** Gives a model a field that is read when somebody first looks at it; from then on it is one like all others. */
export function readLate(model: object, name: string, read: () => unknown): void {
  Object.defineProperty(model, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = read()
      Object.defineProperty(model, name, { value, enumerable: true, configurable: true, writable: true })
      return value
    },
  })
}

/** Whether an entry has exactly this number of fields. */
function hasFields(entry: Readonly<Record<string, unknown>>, count: number): boolean {
  let found = 0
  for (const _ in entry) found++
  return found === count
}

/** The fields of an entry that are not known, if there are any. */
export function unknownFields(
  entry: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): Record<string, unknown> | undefined {
  let names: string[] | undefined
  for (const name in entry) {
    if (known.has(name)) continue
    names ??= []
    names.push(name)
  }
  // From entries rather than by assignment, which would swallow a field named __proto__
  return names && Object.fromEntries(names.map((name) => [name, entry[name]]))
}

/** The `kept` of a model part: those of the notes that say something, or none at all. */
export function keeping<Notes extends object>(notes: Notes): { kept?: Notes } {
  let kept: Notes | undefined
  for (const name in notes) {
    if (notes[name] === undefined) continue
    kept ??= {} as Notes
    kept[name] = notes[name]
  }
  return kept === undefined ? {} : { kept }
}

const noEntries: readonly never[] = Object.freeze([])

/** The one list that stands for an absent one; distinguished by identity from a list that is there and empty. */
export function emptyList<Value>(): Value[] {
  return noEntries as unknown as Value[]
}

/** A field whose value is the same inside and outside. */
export function plain<Value>(wire: string, otherwise: Value): Field<Value> {
  return { wire, otherwise, read: (value) => value as Value, write: (value) => value }
}

/** A field that may be absent inside as well. */
export function optional<Value>(wire: string): Field<Value | undefined> {
  return plain<Value | undefined>(wire, undefined)
}

/** A list of values that are the same inside and outside. */
export function list<Value>(wire: string): Field<Value[]> {
  return plain(wire, emptyList<Value>())
}

/** A list of entries with a codec of their own. */
export function listOf<Model>(wire: string, entries: Codec<Model>): Field<Model[]> {
  return {
    wire,
    otherwise: emptyList<Model>(),
    // Most lists are empty, and an empty one is the same inside and outside
    read: (value) =>
      ((value as object[]).length === 0 ? value : (value as object[]).map(entries.read)) as Model[],
    write: (models) => models.map(entries.write),
  }
}

/** The same, read late. */
export function lateListOf<Model>(wire: string, entries: Codec<Model>): Field<Model[]> {
  return { ...listOf(wire, entries), late: true }
}

/** An entry inside an entry; absent inside when it is absent outside. */
export function optionalEntry<Model>(wire: string, entry: Codec<Model>): Field<Model | undefined> {
  return {
    wire,
    otherwise: undefined,
    read: (value) => entry.read(value as object),
    write: (model) => model && entry.write(model),
  }
}

/** An entry inside an entry, with a default. */
export function entryOr<Model>(wire: string, entry: Codec<Model>, otherwise: Model): Field<Model> {
  return { wire, otherwise, read: (value) => entry.read(value as object), write: entry.write }
}
