export const jobs = {
  loadFailed: 'The failed jobs could not be loaded',
  notFound: 'This job is not among the failed ones any more',
  none: 'No job failed',
  sentAgain: 'The job is tried again',
  dropped: 'The job was given up',
  failed: 'The job could not be changed',
  dropping: 'The job will not be tried again.',
  droppingPush: 'What was not pushed goes to the remote with the next commit.',
  droppingCommit: (domain: string) =>
    `The next commit of '${domain}' will be missing in the git export. The content itself is saved, and comes with the commit behind it.`,
} as const

export const operation = {
  loadFailed: 'What is installed could not be loaded',
  noProxyNamed:
    'SDP_PUBLIC_URL is https, which takes a proxy in front, and SDP_TRUST_PROXY names none: everybody behind it counts as one address, in limits and in the audit log',
  unnamedProxy: (address: string) =>
    `Requests come by way of a proxy at ${address} that SDP_TRUST_PROXY does not name: everybody behind it counts as one address, in limits and in the audit log`,
} as const
