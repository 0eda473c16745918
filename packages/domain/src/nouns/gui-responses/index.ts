export { type JsonPath, listAt, textAt, valueAt, withValueAt } from '../../toolbox/json/json-paths.ts'
export { toastInput } from './concepts.ts'
export {
  draftLayout,
  draftOf,
  draftText,
  type GuiResponseDraft,
  isSameDraft,
  parseDraft,
  readDraft,
  withDraftLayout,
  withDraftTemplate,
  withDraftText,
} from './draft.ts'
export { setGuiResponse, sortedLabels } from './edits.ts'
export { exampleFiller } from './examples.ts'
export { checkImage, dataUrl, imageFormats, maxUploadedKilobytes, quickImageKilobytes } from './images.ts'
export { findLayout, type ItemField, type Layout, layoutLimits, layouts } from './layouts.ts'
export { loadingStyles, places } from './online-ui.ts'
export type { Template, TextProblem } from './parse.ts'
export {
  offeredTypes,
  proactiveTypes,
  rawScope,
  scopes,
  screenTypes,
  toastTypes,
  typeLabel,
} from './response-types.ts'
export {
  type OnlineScreen,
  type ShownHeader,
  type ShownImage,
  type ShownItem,
  type ShownScreen,
  type ShownTag,
  shownScreen,
} from './screen.ts'
export { responseImage, shownResponse } from './shown-response.ts'
export {
  columnCount,
  withAdded,
  withColumnAdded,
  withColumnMoved,
  withMoved,
  withoutColumn,
  withoutEntry,
  withRowAdded,
} from './template-lists.ts'
export { templateProblems } from './template-problems.ts'
