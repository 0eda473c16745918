import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { loadPart } from './browser/load-part.ts'
import { domainRequest } from './editing/domain-request.ts'
import { expectDomain, expectNoDomain } from './editing/opening.ts'
import { readConceptSearch } from './features/concepts/concept-search.ts'
import { HomePage } from './features/sign-in/HomePage.tsx'
import { readTranslationSearch } from './features/translations/translation-search.ts'
import { signInAsLastPerson } from './server/local-sign-in.ts'
import { publicConfig } from './server/public-config.ts'
import { useSignIn } from './server/sign-in.ts'
import { finishSingleSignOn } from './server/single-sign-on.ts'
import { forgetEarlyCalls, prefetchEarly } from './server/use-call.ts'
import { takeWantedPage, wantPage } from './server/wanted-page.ts'
import { DefaultLayout } from './shell/DefaultLayout.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { codeReturnPath, guard, homePath } from './shell/guard.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PlainLayout } from './shell/PlainLayout.tsx'
import { Root } from './shell/Root.tsx'
import { LoadingScreen } from './ui/LoadingScreen.tsx'
import { notifyFailure } from './ui/notifications.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** Whether a click opened the dialog that the address names. */
    opened?: boolean
  }
  interface StaticDataRouteOption {
    /** The name of the route in the specification. */
    name?: string
    /** What the browser's tab says. */
    title?: string
    /** What the command palette calls it, where that is not its title. */
    inPalette?: string
    /** Whether it is for super users alone. */
    adminsOnly?: boolean
  }
}

const root = createRootRoute({
  component: Root,
  errorComponent: (props) => (
    <PlainLayout>
      <ErrorPage {...props} />
    </PlainLayout>
  ),
  beforeLoad: async ({ location }) => {
    const config = await publicConfig()
    await pass(location, config.localSignIn)
    return { config }
  },
})

async function pass(location: ParsedLocation, localSignIn: boolean): Promise<void> {
  const isSignedIn = useSignIn.getState().signedIn !== undefined
  const passage = guard(location.pathname, { localSignIn, isSignedIn })
  if (passage === 'sign in locally') await signInAsLastPerson()
  if (passage === 'go home') {
    wantPage(location.href)
    throw redirect({ to: homePath, replace: true })
  }
}

const plain = createRoute({ getParentRoute: () => root, id: 'plain', component: PlainLayout })
const standard = createRoute({ getParentRoute: () => root, id: 'default', component: DefaultLayout })

const home = createRoute({ getParentRoute: () => plain, path: homePath, component: HomePage })

const codeReturn = createRoute({
  getParentRoute: () => plain,
  path: codeReturnPath,
  validateSearch: (search: Record<string, unknown>) => ({
    code: textOf(search.code),
  }),
  beforeLoad: async ({ search }) => {
    await finishSingleSignOn(search).catch((error: unknown) => {
      notifyFailure(messages.signIn.failed, error)
      throw redirect({ to: homePath, replace: true })
    })
    throw redirect({ href: takeWantedPage(), replace: true })
  },
})

/** The router reads a value of digits as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

const domainList = createRoute({
  getParentRoute: () => standard,
  path: '/domains',
  staticData: { name: 'domains-list', title: 'Domains' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/domains/DomainListPage.tsx')),
    'DomainListPage',
  ),
})

const domainForm = createRoute({
  getParentRoute: () => standard,
  path: '/domains/create-edit',
  staticData: { name: 'domain-create-edit', title: 'Domain', inPalette: 'Add domain' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/domains/DomainFormPage.tsx')),
    'DomainFormPage',
  ),
})

const editor = createRoute({
  getParentRoute: () => standard,
  path: '/domains/$domainId',
  validateSearch: (search: Record<string, unknown>): { language?: string | undefined } => ({
    language: textOf(search.language),
  }),
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: ({ params: { domainId }, deps: { language }, cause, abortController }) => {
    // While the editor's code loads. Not for a mouse that only passes a link: domains are large.
    const { endpoint, sent } = domainRequest(domainId, language)
    if (cause !== 'enter') return
    prefetchEarly(endpoint, sent)
    expectDomain(abortController.signal)
  },
  onLeave: () => {
    // Or who saves, leaves and comes back could be shown what was there before
    forgetEarlyCalls(domains.read)
    expectNoDomain()
  },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/EditorLayout.tsx')), 'EditorLayout'),
})

const firstTab = createRoute({
  getParentRoute: () => editor,
  path: '/',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/domains/$domainId/intent-editor', params, search, replace: true })
  },
})

const intentEditor = createRoute({
  getParentRoute: () => editor,
  path: '/intent-editor',
  /** The intent whose expressions are open, the one of them to look at, and what is searched for at first. */
  validateSearch: (
    search: Record<string, unknown>,
  ): { intent?: string | undefined; expression?: number | undefined; search?: string | undefined } => ({
    intent: textOf(search.intent),
    expression: Number.isInteger(search.expression) ? (search.expression as number) : undefined,
    search: textOf(search.search),
  }),
  staticData: { name: 'intent-editor', title: 'Intents' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/IntentsTab.tsx')), 'IntentsTab'),
})

const slotEditor = createRoute({
  getParentRoute: () => editor,
  path: '/slot-editor',
  /** The slot whose dialog is open. */
  validateSearch: (search: Record<string, unknown>): { slot?: string | undefined } => ({
    slot: textOf(search.slot),
  }),
  staticData: { name: 'slot-editor', title: 'Slots' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/SlotsTab.tsx')), 'SlotsTab'),
})

const apiDialogs = ['handlers', 'fulfillment', 'sharing'] as const

const domainHandler = createRoute({
  getParentRoute: () => editor,
  path: '/domain-handler',
  /** The row to look at, or the dialog that is open and the input that it is about. */
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    dialog?: (typeof apiDialogs)[number] | undefined
    slot?: string | undefined
    apiInput?: string | undefined
    apiAction?: string | undefined
  } => ({
    dialog: apiDialogs.find((dialog) => dialog === search.dialog),
    slot: textOf(search.slot),
    apiInput: textOf(search.apiInput),
    apiAction: textOf(search.apiAction),
  }),
  staticData: { name: 'domain-handler', title: 'Domain Handler' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/ApiTab.tsx')), 'ApiTab'),
})

const apiActionsEditor = createRoute({
  getParentRoute: () => editor,
  path: '/api-actions-editor',
  staticData: { name: 'api-actions-editor', title: 'API Actions' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/ApiActionsTab.tsx')), 'ApiActionsTab'),
})

const uiActionDialogs = ['responses', 'settings', 'gui'] as const

const systemActionsEditor = createRoute({
  getParentRoute: () => editor,
  path: '/system-actions-editor',
  /** The UI action to look at, and the dialog of it that is open. */
  validateSearch: (
    search: Record<string, unknown>,
  ): { action?: string | undefined; dialog?: (typeof uiActionDialogs)[number] | undefined } => ({
    action: textOf(search.action),
    dialog: uiActionDialogs.find((dialog) => dialog === search.dialog),
  }),
  staticData: { name: 'system-actions-editor', title: 'UI Actions' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/UiActionsTab.tsx')), 'UiActionsTab'),
})

const dialogEditor = createRoute({
  getParentRoute: () => editor,
  path: '/dialog-editor',
  /** What the table is narrowed to, the rule to look at by the numbers of its module and row, and what to add. */
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    intent?: string | undefined
    slot?: string | undefined
    module?: number | undefined
    rule?: number | undefined
    add?: 'exchange' | undefined
  } => ({
    intent: textOf(search.intent),
    slot: textOf(search.slot),
    module: Number.isInteger(search.module) ? (search.module as number) : undefined,
    rule: Number.isInteger(search.rule) ? (search.rule as number) : undefined,
    add: search.add === 'exchange' ? 'exchange' : undefined,
  }),
  staticData: { name: 'dialog-editor', title: 'Decision Table' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./shell/DecisionTableTab.tsx')),
    'DecisionTableTab',
  ),
})

const testsEditor = createRoute({
  getParentRoute: () => editor,
  path: '/tests',
  /** The test that is open. */
  validateSearch: (search: Record<string, unknown>): { test?: string | undefined } => ({
    test: textOf(search.test),
  }),
  staticData: { name: 'tests', title: 'Tests' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/TestsTab.tsx')), 'TestsTab'),
})

const additionalResponses = createRoute({
  getParentRoute: () => editor,
  path: '/additional-responses',
  /** The response whose texts are open. */
  validateSearch: (search: Record<string, unknown>): { response?: string | undefined } => ({
    response: textOf(search.response),
  }),
  staticData: { name: 'additional-responses', title: 'Additional Responses' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./shell/AdditionalResponsesTab.tsx')),
    'AdditionalResponsesTab',
  ),
})

const everydayLanguage = createRoute({
  getParentRoute: () => editor,
  path: '/everyday-language',
  staticData: { title: 'Everyday language' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/everyday-language/EverydayLanguagePage.tsx')),
    'EverydayLanguagePage',
  ),
})

const publish = createRoute({
  getParentRoute: () => editor,
  path: '/publish',
  staticData: { name: 'publish', title: 'Publish' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/publishing/PublishPage.tsx')),
    'PublishPage',
  ),
})

const merge = createRoute({
  getParentRoute: () => editor,
  path: '/merge',
  /** The save point that is merged into this one, by its id. */
  validateSearch: (search: Record<string, unknown>): { source?: string | undefined } => ({
    source: textOf(search.source),
  }),
  staticData: { title: 'Merge save points' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/MergeTab.tsx')), 'MergeTab'),
})

const nluView = createRoute({
  getParentRoute: () => standard,
  path: '/nlu-view',
  staticData: { title: 'NLU view' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/nlu-view/NluViewPage.tsx')),
    'NluViewPage',
  ),
})

const auditLog = createRoute({
  getParentRoute: () => standard,
  path: '/audit-log',
  staticData: { title: 'Audit log', adminsOnly: true },
  component: lazyRouteComponent(() => loadPart(() => import('./features/audit/AuditPage.tsx')), 'AuditPage'),
})

const operation = createRoute({
  getParentRoute: () => standard,
  path: '/operation',
  staticData: { title: 'Operation', adminsOnly: true },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/OperationPage.tsx')), 'OperationPage'),
})

const textConcepts = createRoute({
  getParentRoute: () => standard,
  path: '/text-concepts',
  validateSearch: readConceptSearch,
  staticData: { name: 'text-concepts', title: 'Text concepts' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/TextConcepts.tsx')), 'TextConcepts'),
})

const dashboard = createRoute({
  getParentRoute: () => standard,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/Dashboard.tsx')), 'Dashboard'),
})

const documentation = createRoute({
  getParentRoute: () => standard,
  path: '/documentation',
  validateSearch: (search: Record<string, unknown>): { search?: string | undefined } => ({
    search: textOf(search.search),
  }),
  staticData: { name: 'documentation', title: 'Docs & Tutorials' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/Documentation.tsx')), 'Documentation'),
})

const guide = createRoute({
  getParentRoute: () => standard,
  path: '/documentation/$guide',
  staticData: { title: 'Guide' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/Documentation.tsx')), 'OneGuide'),
})

const tutorial = createRoute({
  getParentRoute: () => standard,
  path: '/tutorial',
  staticData: { title: 'Tutorial' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/tutorial/TutorialPage.tsx')),
    'TutorialPage',
  ),
})

const learnMore = createRoute({
  getParentRoute: () => standard,
  path: '/learn-more',
  staticData: { name: 'learn-more', title: 'Learn more' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/learn-more/LearnMorePage.tsx')),
    'LearnMorePage',
  ),
})

const contact = createRoute({
  getParentRoute: () => standard,
  path: '/contact-us',
  staticData: { title: 'Contact us' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/Contact.tsx')), 'Contact'),
})

const sampleHandlers = createRoute({
  getParentRoute: () => standard,
  path: '/sample-domain-handlers',
  staticData: { name: 'sample-domain-handlers', title: 'Sample Domain Handlers' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/sample-handlers/SampleHandlersPage.tsx')),
    'SampleHandlersPage',
  ),
})

const releaseNotes = createRoute({
  getParentRoute: () => standard,
  path: '/release-notes',
  staticData: { name: 'release-notes', title: 'Release notes' },
  component: lazyRouteComponent(
    () => loadPart(() => import('./features/release-notes/ReleaseNotesPage.tsx')),
    'ReleaseNotesPage',
  ),
})

const translationInbox = createRoute({
  getParentRoute: () => standard,
  path: '/translations',
  validateSearch: readTranslationSearch,
  staticData: { title: 'Translations' },
  component: lazyRouteComponent(() => loadPart(() => import('./shell/Translations.tsx')), 'Translations'),
})

const notFound = createRoute({
  getParentRoute: () => standard,
  path: '$',
  staticData: { title: 'Not Found' },
  component: NotFoundPage,
})

export const router = createRouter({
  routeTree: root.addChildren([
    plain.addChildren([home, codeReturn]),
    standard.addChildren([
      domainList,
      domainForm,
      editor.addChildren([
        firstTab,
        intentEditor,
        slotEditor,
        dialogEditor,
        domainHandler,
        apiActionsEditor,
        systemActionsEditor,
        testsEditor,
        additionalResponses,
        everydayLanguage,
        publish,
        merge,
      ]),
      nluView,
      auditLog,
      operation,
      textConcepts,
      translationInbox,
      dashboard,
      documentation,
      guide,
      tutorial,
      learnMore,
      contact,
      sampleHandlers,
      releaseNotes,
      notFound,
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
})
