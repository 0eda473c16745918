export const users = {
  invalid: 'User name invalid.',
  superUserExists: 'Super user already exists.',
  memberExists: 'Member already exists.',
  conceptEditorExists: 'Concept Editor already exists.',
  lastSuperUser: 'At least one super user has to remain.',
  adminsOnly: 'Only super users may do this',
  updateFailed: 'Error updating users: ',
  confirmRemoval: (person: string, group: string) =>
    `Do you want to remove ${person} from ${group}? What the group allows is refused to them at once.`,
  confirmOwnRemoval: 'You will no longer be a super user, and only another super user can bring you back.',
} as const

export const audit = {
  fetchFailed: 'Error while fetching the audit log: ',
  loadFailed: 'The audit log could not be loaded',
  exportFailed: 'Error while exporting the audit log: ',
  allHidden: 'No entry matches the filters.',
} as const

export const accessRequests = {
  removed: 'This request is answered already',
  creatorOnly: (domain: string) => `Only the creator of '${domain}' and super users answer this`,
  hasAccess: (domain: string) => `You have access to '${domain}' already`,
  commit: (person: string) => `Give ${person} access`,
  sent: (creator: string) => `${creator} is asked to give you access`,
  sendFailed: 'Error asking for access: ',
  answerFailed: 'Error answering the request: ',
  arrived: (person: string, domain: string) => `${person} asks for access to ${domain}`,
  granted: (by: string, domain: string) => `${by} gave you access to ${domain}`,
  declined: (by: string, domain: string) => `${by} declined your request for access to ${domain}`,
  isGranted: (person: string, domain: string) => `${person} is a contributor of ${domain} now`,
  isDeclined: (person: string) => `${person} is told that the request was declined`,
} as const

export const feedback = {
  loadFailed: 'The feedback could not be loaded',
  typeRequired: 'Feedback type is required',
  descriptionRequired: 'Please, include a description of the issue.',
  sent: (key: string) => `We appreciate your feedback and created a ticket: ${key}.`,
  keyCopied: 'The issue tracker ID has been added to your clipboard',
  sendFailed: 'Error sending feedback: ',
} as const
