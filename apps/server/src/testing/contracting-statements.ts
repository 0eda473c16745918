/**
 * The statements of a migration that take something away from servers which do not know it: tables, columns, names, types, and
 * rows that they could write before. Tables that the migration makes itself are its own.
 */
export function contractingStatements(sql: string): string[] {
  const statements = withoutTexts(sql)
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((one) => one !== '')
  const own = new Set(
    statements.flatMap((one) => {
      const name = /^create (?:temp(?:orary)? |unlogged )?table (?:if not exists )?([\w."]+)/.exec(one)?.[1]
      return name === undefined ? [] : [name]
    }),
  )
  return statements.filter((one) => contracts(one, own))
}

function contracts(statement: string, own: ReadonlySet<string>): boolean {
  if (/^(drop (?!index|trigger)|truncate )/.test(statement)) return true
  const table = /^alter table (?:if exists )?(?:only )?([\w."]+) (.*)$/.exec(statement)
  if (table !== null) return !own.has(table[1]!) && actionsOf(table[2]!).some(contractsTable)
  const unique =
    /^create unique index (?:concurrently )?(?:if not exists )?(?:\S+ )?on (?:only )?([\w."]+)/.exec(
      statement,
    )
  if (unique !== null) return !own.has(unique[1]!)
  return /^alter /.test(statement) && !/^alter type \S+ add value/.test(statement)
}

function contractsTable(action: string): boolean {
  if (/^(rename|set schema)/.test(action)) return true
  if (/^drop (?!constraint)/.test(action)) return true
  if (/^alter (column )?\S+ ((set data )?type|set not null|drop default)/.test(action)) return true
  if (/^add (constraint|check|unique|primary key|foreign key|exclude)/.test(action)) return true
  return /^add .* not null/.test(action) && !/ (default|generated) /.test(action)
}

/** Between the commas that are in no brackets. */
function actionsOf(text: string): string[] {
  const actions = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += letter
  }
  return actions.map((action) => action.trim())
}

/** Without comments, quoted texts and the bodies of functions, which may hold anything. */
function withoutTexts(sql: string): string {
  return sql.replaceAll(/--[^\n]*|\/\*.*?\*\/|\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'/gs, (found) =>
    found.startsWith('-') || found.startsWith('/') ? ' ' : "''",
  )
}
