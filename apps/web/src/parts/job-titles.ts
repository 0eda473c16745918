/** What a kind of job is called on the screen. */
export function jobTitle(job: string): string {
  return titles[job] ?? job
}

const titles: Record<string, string> = {
  'git-export': 'Git export',
  'git-push': 'Git push',
  publishing: 'Publishing',
  translation: 'Machine translation',
  'publishing-webhook': 'Notice of a request to publish',
  tracker: 'Feedback for the tracker',
  learning: 'Learning of what is published together',
  sweep: 'Sweep of unused content',
  'audit-retention': 'Removal of old audit entries',
  'ended-sessions': 'Removal of ended sessions',
}
