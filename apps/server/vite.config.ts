/** The server as one file, and next to it those that its threads run; what both need lies next to them too. */
export default {
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'program-thread': 'src/runtime/program-thread.ts',
        'file-thread': 'src/files/file-thread.ts',
        backup: 'src/backup/backup-command.ts',
        restore: 'src/backup/restore-command.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
