export {
  aDomain,
  aModule,
  anApiInput,
  anExpression,
  anIntent,
  aRule,
  aSlot,
  aUiAction,
  aWireDomain,
} from './builders.ts'
export { aLargeWireDomain, type LargeDomain } from './large-domain.ts'
