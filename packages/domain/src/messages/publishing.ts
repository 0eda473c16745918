import { listed } from './listed.ts'

export const publishing = {
  requestIsVoid: (requester: string, at: string) =>
    `The content has changed since ${requester} requested this on ${at}: the request is void.`,
  allIsNew: 'Nothing is active there now: all of it is new.',
  compareFailed: 'What will change could not be compared.',
  approvalRequired: 'Publishing & Unpublishing are locked, a new approval is required.',
  requestedBy: (user: string) => `Requested by ${user}`,
  approvedBy: (user: string) => `Approved by ${user}`,
  unknownApproval: 'Unknown authorize state',
  failed: (action: string) => `Failed to ${action} resources`,
  unknownAction: 'Unknown action',
  configurationFailed: 'Failed to load configurations',
  statesFailed: 'Failed to load the state of resources',
  ownRequest: 'You cannot approve your own request',
  sameState: 'Please select resources in the same state',
  approvedAlready: 'You have approved this request already',
  noRequest: 'There is no such request',
  noApprovalNeeded: 'No approval is needed here',
  nothingActive: 'Nothing is published here',
  modelsOnly: 'Only language models can be removed from their provider',
  reasonRequired: 'Please say why you refuse the request',
  noSuchPlace: (place: string) => `The domain cannot be published at ${place}`,
  dialogNeeded: (languages: readonly string[]) =>
    `The dialog stays while ${listed(languages)} ${languages.length === 1 ? 'is' : 'are'} published`,
  contentChanged: (requester: string) => `The content changed since ${requester} asked: please ask again`,
  refusedBy: (user: string, reason: string) => `Refused by ${user}: ${reason}`,
  otherSavePoint: (savePoint: string) => `The approval is for the save point ${savePoint}`,
  notBuilt: 'This run left nothing that could be published again',
  noSuchRun: 'There is no such publication',
  lastFailed: (action: string) => `The last ${action} failed`,
  againFrom: (savePoint: string) => `What was published before from the save point ${savePoint}`,
  nothingToDownload: 'Nothing is saved in these languages',
  answerNotRead: 'The answer could not be put away',
  yourRequestApproved: (name: string, place: string, by: string) =>
    `${by} approved your request for ${name} at ${place}`,
  yourRequestRefused: (name: string, place: string, by: string) =>
    `${by} refused your request for ${name} at ${place}`,
  targetSilent: 'The place of publishing cannot be asked',
  targetLost: (target: string) => `${target} does not have what is published here`,
  targetHasOther: (target: string, savePoint: string | undefined) =>
    `${target} has other content than what is published here${savePoint === undefined ? '' : `, of the save point ${savePoint}`}`,
  targetStillHas: (target: string) => `${target} has content, although nothing is published here`,
  deliverAgain: 'Deliver it again: that takes no approval, since it is exactly what was published',
  noTarget: 'What is published here is delivered nowhere else',
  isRunning: 'Something is under way there: please wait for its end',
  yourRunFailed: (name: string, action: string, place: string) =>
    `Your ${action} of ${name} at ${place} failed`,
  stillActive: (name: string, places: readonly string[]) =>
    `${name} is published. Please unpublish first: ${listed(places)}`,
  place: (node: string, environment: string, language: string) =>
    `${node} ${environment}${language === '' ? '' : ` ${language}`}`,
  outdated: 'What is saved here differs from what is published',
  mayApprove: (people: readonly string[]) => {
    const named = people.length > 8 ? [...people.slice(0, 7), `${people.length - 7} others`] : people
    return `${listed(named)} can approve it; the bell tells them.`
  },
  nobodyMayApprove:
    'Nobody else can approve it yet: it takes another contributor of the domain, or a super user.',
  hasProblems: (count: number, where: string) =>
    `${count === 1 ? '1 problem' : `${count} problems`}: ${where}. Errors keep a resource from being published.`,
  historyFailed: 'Failed to load what was published',
  unsaved: 'You have unsaved changes: publishing takes the newest saved revision.',
  replaces: (savePoints: readonly string[]) =>
    `This replaces what was published from ${savePoints.length === 1 ? 'the save point' : 'the save points'} ${listed(savePoints)}.`,
  stopsAnswering: 'Cars are not answered from it any more. It can be published again.',
  publishedFrom: (savePoint: string) => `Published from the save point ${savePoint}`,
  configuration: {
    repeated: (part: string, code: string) => `${part}: ${code} is there twice`,
    unknownEnvironment: (node: string, environment: string) =>
      `nodes.${node}: there is no environment ${environment}`,
    activateLast: (provider: string) => `pipelines.${provider}: the last step has to be activate`,
    missingProvider: (provider: string) => `providers: ${provider} is missing, languages need it`,
    missingPipeline: (provider: string, environment: string) =>
      `pipelines: ${provider} has none for ${environment}`,
  },
} as const
