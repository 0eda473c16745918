export const session = {
  messageRequired: 'Message is required!',
  createFailed: 'Error creating domain session: ',
  clearFailed: 'Error clearing domain session: ',
  fetchFailed: 'Error fething domain sessions: ', // SESS-028: misspelled as specified
  busy: (user: string) => `${user} is editing this save point`,
  notYours: 'You do not hold the session of this save point',
  needed: 'Start a session before you change the domain',
  startToEdit: 'Start a session to edit',
  creating: (name: string) => `Creating ${name}`,
  takenOver: (user: string) => `${user} took over your session`,
  endedBy: (user: string) => `${user} ended your session`,
  none: 'Nobody holds the session of this save point',
  keptAsDraft: 'What you have not saved is kept in this browser as a draft.',
  expiring: 'You have unsaved changes. Extend the session or save before it ends.',
  confirmFree:
    'Without your session the changes that you have not saved cannot be saved. Do you want to proceed?',
  ended: 'Your changes are still here. Start a session again to save them.',
  expired: 'Your session has expired. Start it again before you change the domain',
} as const
