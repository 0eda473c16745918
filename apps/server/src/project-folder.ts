/** The folder of the whole project: as far above the sources of the server as above what is built of them. */
export const projectFolder = new URL('../../../', import.meta.url)
