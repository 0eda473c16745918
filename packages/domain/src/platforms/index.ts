export { defaultPlatform, platforms } from './platforms.ts'
