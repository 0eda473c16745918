import { type FoundEntry, type SearchedList, search, searchedLists } from '@sdp/api'
import { isListedFor, nameQuery, rankNames, searchedName } from '@sdp/domain'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { openPace } from '../../process/pace.ts'
import { conceptsLike, searchedDomains } from './store.ts'

const maxEntries = 30
const maxConcepts = 10

/** The collection that holds the names of each list. */
const paths: Readonly<Record<SearchedList, string>> = {
  intents: 'ontology.intents',
  slots: 'ontology.userInputs',
  modules: 'decision_rules',
  apiInputs: 'ontology.apiInputs',
  apiActions: 'api_actions',
  uiActions: 'system_actions',
  additionalResponses: 'runtime_responses',
  reusableExpressions: 'reusable_expressions',
  tests: 'conversation_tests',
}

export function searchRoutes(app: App, deps: Deps): void {
  const { db, content } = deps

  serve(app, deps, search.names, async ({ query: { text, except }, user }) => {
    const query = nameQuery(text)
    const groups = await deps.groups()
    const all = await searchedDomains(db, except)
    const domains = all.filter((domain) => isListedFor(user, groups, domain))
    const namesIn = await content.names(domains, Object.values(paths))
    // Whoever opens the search asks for nothing at first; then the names are at hand
    if (query.words.length === 0) return { entries: [], concepts: [] }

    const pace = openPace()
    const entries = rankNames<FoundEntry>(query, { most: maxEntries })
    for (const domain of domains) {
      for (const list of searchedLists) {
        for (const name of namesIn(domain, paths[list])) {
          entries.offer({ domainId: domain.id, domain: domain.name, list, name: name.name }, name)
        }
      }
      await pace.rest()
    }
    const concepts = rankNames<string>(query, { most: maxConcepts })
    for (const name of await conceptsLike(db, query.words)) concepts.offer(name, searchedName(name))
    return { entries: entries.best(), concepts: concepts.best() }
  })
}
