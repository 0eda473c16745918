export const git = {
  fetchFailed: (message: string) => `Error while fetching git file: ${message}`,
  notFound:
    "Sorry, we couldn't find your domain on GitHub. Try saving your domain to trigger your first commit!",
  originalOnly: 'The GitHub integration is only available on the original domain Save Point',
  uploaded: (url: string) => `Domain uploaded to GitHub successfully at ${url}`,
  deleted: 'Domain deleted from GitHub successfully',
  off: 'The git export is switched off here',
  unavailable: 'The git export does not work at the moment; it goes on by itself',
  otherDatabase:
    'The git export of this server is stopped: its folder holds the git history of another database',
  folderMissing:
    'The git export of this server is stopped: the git history of this database is not in its folder, and a second one would split it',
  exportFile: (file: string) => `Export ${file}`,
  removeFile: (file: string) => `Remove ${file}`,
  removeDomain: (name: string) => `Delete domain ${name}`,
} as const
