import type { Tx } from '../../db/tx.ts'

/** A file of a domain in a commit: `language/env.json`, what it was printed from, and its name in git. */
export interface ExportedFile {
  file: string
  content: string
  blob: string
}

/** What is noted of the files of a domain. It counts where the repository has the same: it may be another one since. */
export async function readExportedFiles(tx: Tx, domain: string): Promise<ExportedFile[]> {
  const { rows } = await tx.query<ExportedFile>(
    'select file, content, blob from git_export_file where domain = $1',
    [domain],
  )
  return rows
}

/** Notes the files that a domain has now; all others are forgotten. */
export async function noteExportedFiles(
  tx: Tx,
  domain: string,
  files: readonly ExportedFile[],
): Promise<void> {
  const names = files.map(({ file }) => file)
  await tx.query('delete from git_export_file where domain = $1 and file <> all($2::text[])', [domain, names])
  await tx.query(
    `insert into git_export_file (domain, file, content, blob)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])
     on conflict (domain, file) do update set content = excluded.content, blob = excluded.blob
     where (git_export_file.content, git_export_file.blob) is distinct from (excluded.content, excluded.blob)`,
    [domain, names, files.map(({ content }) => content), files.map(({ blob }) => blob)],
  )
}
