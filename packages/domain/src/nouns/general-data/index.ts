export {
  type DissSetting,
  type DomainHead,
  type GeneralData,
  limits,
  type NewDomain,
} from '../../model/general-data.ts'
export { changedGeneralData } from './changes.ts'
export {
  checkContributor,
  checkDomainName,
  checkGeneralData,
  checkNewDomain,
  type FieldErrors,
} from './checks.ts'
export { contributorName, knownContributors } from './known-contributors.ts'
