export { changedGeneralData } from './changes.ts'
export {
  checkContributor,
  checkDomainName,
  checkGeneralData,
  checkNewDomain,
  type FieldErrors,
  looksAdministrative,
} from './checks.ts'
export {
  type DissSetting,
  type DomainHead,
  type GeneralData,
  limits,
  type NewDomain,
} from './general-data.ts'
export { contributorName, knownContributors } from './known-contributors.ts'
