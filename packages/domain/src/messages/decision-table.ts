export const decisionTable = {
  invalidRowsFound: (domain: string) => `Invalid decision rows found in ${domain}`,
  removingInvalidRows: 'Removing invalid rows.',
  invalidRows: (module: string) => `Invalid decision table rows detected in ${module} module.`,
  duplicateModules: (name: string) => `Duplicate modules named ${name} detected.`,
  moduleTaken: 'Module name already exists!',
  noSuchModule: 'There is no such module',
  noSuchRule: 'There is no such rule',
  noSuchCondition: 'There is no such condition',
  unknownMatcher: (name: string) => `There is no matcher ${name}`,
  noSuchInput: (name: string) => `There is no input ${name}`,
  inputExpected: (text: string) => `Expected the name of an input at '${text}'`,
  matcherExpected: (input: string, text: string) =>
    text === ''
      ? `What about ${input}? Write for example: ${input} IS SET, ${input} == value`
      : `Expected ==, !=, >, <, IS SET, NOT SET, ... after ${input}, found '${text}'`,
  conditionGoesOn: (text: string) => `Conditions are separated by ';'. Expected one before '${text}'`,
  takesNone: (input: string, symbol: string) => `${input} ${symbol} takes no argument`,
  takesOne: (input: string, symbol: string) => `${input} ${symbol} takes one argument`,
  needsOne: (input: string, symbol: string) => `${input} ${symbol} needs an argument`,
  emptyArgument: (input: string) => `An argument of ${input} is empty; write "" if that is meant`,
  unclosedQuote: 'A quote is not closed',
  parametersExpected: 'Expected parameters as in {"name": "value"}',
  intentsExpected: 'Expected intents, separated by commas or "or"',
  noRulesFound: 'No rules found',
  chooseIntent: 'Choose at least one intent',
  exchangeUnsaid: 'Write at least one sentence that users say',
  quotes: 'WARNING: Quote(s) in argument.',
  leadingWhitespace: 'WARNING: Leading whitespace(s) in argument.',
  trailingWhitespace: 'WARNING: Trailing whitespace(s) in argument.',
  noWhitespace: 'No whitespace in argument',
  noArgumentNeeded: 'No Argument needed',
  moreArguments: (count: number) => `+ ${count} more argument(s)`,
  uiActionUnavailable: 'This UI Action is no longer available!',
  apiActionUnavailable: 'This API Action is no longer available!',
  tooManyRules: (max: number) => `At most ${max} rules can be generated at once`,
} as const

export const ruleFindings = {
  rulesOf: (numbers: string, count: number, module: string | undefined) =>
    `${count === 1 ? 'rule' : 'rules'} ${numbers} of ${module ?? 'this module'}`,
  hidden: (rules: string, count: number) =>
    `This rule never fires: ${rules} ${count === 1 ? 'takes' : 'take'} everything it matches.`,
  impossible: (input: string) => `This rule never fires: what it asks of ${input} is never so.`,
  callsAgain: (apiAction: string) =>
    `This rule can call ${apiAction} again and again: no rule above it takes the answer. Put one above that asks for this API input UPDATED, with the same intent and request, or any.`,
  notDecided: 'Whether this rule can fire was not decided: there are too many rules to compare it with.',
  overlaps: (rules: string, count: number, isMore: boolean) =>
    `In some cases ${rules}${isMore ? ' and others fire' : count === 1 ? ' fires' : ' fire'} instead of this rule, with other actions.`,
  overlapsNotDecided: 'Which rules overlap with this one was not decided: there are too many of them.',
  unhandledIntent: (name: string) => `No rule handles the intent ${name}.`,
  unhandledRequest: (name: string) => `No rule handles the request ${name}.`,
  neverReplied: (name: string) => `No rule fires when ${name} is said without a request.`,
  fallsThrough: (name: string, inputs: string) => `No rule fires when ${name} is said and ${inputs}.`,
  replyNotDecided: (name: string) =>
    `Whether a rule fires whenever ${name} is said was not decided: there are too many cases.`,
  unusedUiAction: (name: string) => `No rule uses the UI action ${name}.`,
  unusedApiAction: (name: string) => `No rule uses the API action ${name}.`,
  anotherText: 'another text',
  list: (entries: string) => (entries === '' ? 'an empty list' : `a list of ${entries}`),
} as const
