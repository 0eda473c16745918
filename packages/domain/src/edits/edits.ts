import type { Used } from '../mentions/uses.ts'
import type { Domain } from '../model/domain.ts'
import type { ListName } from '../model/list-names.ts'
import type { Rename } from '../model/rename.ts'
import {
  addApiAction,
  chooseHandler,
  deleteApiActions,
  duplicateApiAction,
  moveApiActions,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from '../nouns/api-actions/api-action-edits.ts'
import {
  addApiInput,
  deleteApiInputs,
  duplicateApiInput,
  renameApiInput,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from '../nouns/api-actions/api-input-edits.ts'
import { linkAction, setFulfilment, unlinkAction } from '../nouns/api-actions/fulfilment.ts'
import {
  addHandler,
  deleteHandler,
  renameHandler,
  setHandlerUrl,
} from '../nouns/api-actions/handler-edits.ts'
import { followConceptName } from '../nouns/concepts/edits.ts'
import { setResetRules } from '../nouns/conditions/reset-rule-edits.ts'
import { placeRules } from '../nouns/decision-table/bulk.ts'
import { setCoreActionParameters } from '../nouns/decision-table/core-action-edits.ts'
import { addExchange } from '../nouns/decision-table/exchange.ts'
import {
  addModule,
  deleteModule,
  duplicateModule,
  moduleRenames,
  moveModule,
  renameModule,
  setModuleComments,
} from '../nouns/decision-table/module-edits.ts'
import { replaceInRules } from '../nouns/decision-table/replace.ts'
import {
  fillRules,
  setRuleConditions,
  setRuleIntent,
  setRuleRequest,
} from '../nouns/decision-table/rule-cell-edits.ts'
import { applyRuleChanges } from '../nouns/decision-table/rule-changes.ts'
import {
  addApiActionInRules,
  addRuleCondition,
  addUiActionInRules,
  chooseRuleIntent,
  chooseRuleIntentMatcher,
  chooseRuleRequest,
  chooseRuleRequestMatcher,
  removeRuleCondition,
  setRuleApiAction,
  setRuleComments,
  setRuleConditionArguments,
  setRuleConditionMatcher,
  setRuleUiAction,
} from '../nouns/decision-table/rule-content-edits.ts'
import {
  addRule,
  deleteRules,
  duplicateRules,
  insertRules,
  moveRules,
} from '../nouns/decision-table/rule-edits.ts'
import { takeOverFromDiss } from '../nouns/diss/edits.ts'
import {
  addEverydayWords,
  removeEverydayWord,
  restoreEverydayList,
  setForgiven,
} from '../nouns/everyday-language/edits.ts'
import { setGuiResponse } from '../nouns/gui-responses/edits.ts'
import {
  addIntent,
  deleteIntents,
  moveIntents,
  renameIntent,
  setArbitration,
  setAsksBack,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from '../nouns/intents/edits.ts'
import {
  addExpressions,
  deleteExpressions,
  editExpression,
  moveExpression,
  moveExpressionsToIntent,
  setWeight,
} from '../nouns/intents/expression-edits.ts'
import { replaceInExpressions } from '../nouns/intents/replace-in-expressions.ts'
import { restrictLiterals } from '../nouns/intents/restrict.ts'
import { addLanguage, deleteLanguage, setDefaultLanguage } from '../nouns/languages/edits.ts'
import {
  addAdditionalResponse,
  addAdditionalTexts,
  deleteAdditionalResponses,
  deleteAdditionalText,
  moveAdditionalText,
  renameAdditionalResponse,
  setAdditionalText,
} from '../nouns/responses/additional-edits.ts'
import {
  addResponse,
  chooseResponse,
  deleteResponse,
  duplicateResponse,
  moveResponse,
  removeResponse,
  renameResponse,
  responseRenames,
} from '../nouns/responses/edits.ts'
import {
  addResponseTexts,
  deleteResponseTexts,
  moveResponseText,
  setResponseText,
} from '../nouns/responses/text-edits.ts'
import {
  addReusableExpression,
  deleteReusableExpressions,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from '../nouns/reusable-expressions/edits.ts'
import { clearPendingAudio, takeOverAudio } from '../nouns/sharing/audio.ts'
import { setFromShared, setShared } from '../nouns/sharing/edits.ts'
import {
  addCanonicals,
  deleteCanonicals,
  moveCanonicals,
  renameCanonical,
} from '../nouns/slots/canonical-edits.ts'
import {
  addSlot,
  deleteSlots,
  moveSlots,
  renameSlot,
  setSlotComments,
  setSlotType,
  setSlotVolatile,
  setValueType,
} from '../nouns/slots/edits.ts'
import { addExampleValues, deleteExampleValue, pasteExampleValues } from '../nouns/slots/example-values.ts'
import { addLiterals, deleteLiteral, renameLiteral } from '../nouns/slots/literal-edits.ts'
import { pasteIntoSlot } from '../nouns/slots/pasting.ts'
import {
  addTest,
  addTests,
  addTestTurns,
  deleteTests,
  deleteTestTurn,
  duplicateTests,
  moveTests,
  moveTestTurn,
  renameTest,
  setTestComments,
  setTestStart,
  setTestTags,
  setTestTurn,
  setTestTurns,
} from '../nouns/tests/edits.ts'
import { setConfirmedInput, setDialogActSlots, setDialogActType } from '../nouns/ui-actions/dialog-act.ts'
import {
  addUiAction,
  deleteUiActions,
  moveUiActions,
  renameUiAction,
  setUiActionComments,
} from '../nouns/ui-actions/edits.ts'
import { uiActionRenames } from '../nouns/ui-actions/own-responses.ts'
import {
  addFlag,
  deleteFlag,
  setCloudTts,
  setEmotionAnimation,
  setFlag,
  setSoundFocus,
  setSpeakingStyle,
  setWhiteList,
} from '../nouns/ui-actions/settings-edits.ts'
import { replaceContent } from '../outside/raw-content/raw-content.ts'
import { applyIntentRows, uploadIntents } from '../outside/sheets/intent-sheet.ts'
import { applySlotRows, uploadSlots } from '../outside/sheets/slot-sheet.ts'
import { applyUiActionRows, uploadUiActions } from '../outside/sheets/ui-action-sheet.ts'
import {
  restoreApiAction,
  restoreApiInput,
  restoreHandler,
  restoreIntent,
  restoreModule,
  restoreReusableExpression,
  restoreSlot,
  restoreTest,
  restoreUiAction,
} from '../whole-domain/history/restore-entry.ts'
import { restoreRenames, restoreReturned } from '../whole-domain/history/restore-place.ts'
import type { Returned } from '../whole-domain/identity/lineage.ts'

/** A change of a domain by an author. */
export type Edit<Args> = (domain: Domain, args: Args) => Domain

/** What an editor has to know of an edit in addition to what it does. */
interface EditEntry<Args> {
  /** What it is called when it is undone: 'Rename intent'. */
  label: string
  /** The entries whose names it changes, by their names in the domain before. */
  renames?: (domain: Domain, args: Args) => readonly Rename[]
  /** Entries that are new in the domain and that an earlier revision had. */
  returned?: (domain: Domain, args: Args) => readonly Returned[]
  /** What it takes away that can be mentioned elsewhere: where it is, is said before. */
  asks?: (args: Args) => Used
}

type AnyEntry = EditEntry<never>

function entry<Args>(
  edit: Edit<Args>,
  label: string,
  more: Omit<EditEntry<Args>, 'label'> = {},
): [edit: unknown, entry: AnyEntry] {
  return [edit, { label, ...more }]
}

/** What an editor has to know of an edit that brings an entry back. */
function restoring(kind: Rename['kind'], list: ListName) {
  return { renames: restoreRenames(kind, list), returned: restoreReturned(list) }
}

/** Every edit there is. What is not here has no name and is followed nowhere. */
const entries = new Map<unknown, AnyEntry>([
  entry(addApiAction, 'Add API action'),
  entry(renameApiAction, 'Rename API action', {
    renames: (_, { from, to }) => [{ kind: 'apiAction', from, to }],
  }),
  entry(deleteApiActions, 'Delete API actions', { asks: ({ names }) => ({ kind: 'apiAction', names }) }),
  entry(moveApiActions, 'Move API actions'),
  entry(duplicateApiAction, 'Duplicate API action'),
  entry(setApiActionComments, 'Set API action comments'),
  entry(setApiActionPath, 'Set API action path'),
  entry(setApiActionDomain, 'Set API action domain'),
  entry(setRequiredAuthLevel, 'Set required auth level'),
  entry(chooseHandler, 'Choose handler'),

  entry(followConceptName, 'Rename concept', {
    renames: (_, { from, to }) => [{ kind: 'concept', from, to }],
  }),

  entry(addApiInput, 'Add API input'),
  entry(renameApiInput, 'Rename API input', {
    renames: (_, { from, to }) => [{ kind: 'apiInput', from, to }],
  }),
  entry(deleteApiInputs, 'Delete API inputs', { asks: ({ names }) => ({ kind: 'apiInput', names }) }),
  entry(duplicateApiInput, 'Duplicate API input'),
  entry(setApiInputComments, 'Set API input comments'),
  entry(setApiInputVolatile, 'Set API input volatile'),
  entry(setReturnValue, 'Set return value'),

  entry(setCoreActionParameters, 'Set core action parameters'),

  entry(setFulfilment, 'Set fulfilment'),
  entry(linkAction, 'Link action'),
  entry(unlinkAction, 'Unlink action'),

  entry(addHandler, 'Add handler'),
  entry(renameHandler, 'Rename handler', { renames: (_, { from, to }) => [{ kind: 'handler', from, to }] }),
  entry(deleteHandler, 'Delete handler', { asks: ({ id }) => ({ kind: 'handler', names: [id] }) }),
  entry(setHandlerUrl, 'Set handler URL'),

  entry(placeRules, 'Place rules'),

  entry(addExchange, 'Add exchange'),

  entry(addModule, 'Add module'),
  entry(renameModule, 'Rename module', { renames: moduleRenames }),
  entry(setModuleComments, 'Set module comments'),
  entry(deleteModule, 'Delete module'),
  entry(moveModule, 'Move module'),
  entry(duplicateModule, 'Duplicate module'),

  entry(setResetRules, 'Set reset rules'),

  entry(setRuleComments, 'Set rule comments'),
  entry(chooseRuleIntent, 'Choose rule intent'),
  entry(chooseRuleRequest, 'Choose rule request'),
  entry(chooseRuleIntentMatcher, 'Choose rule intent matcher'),
  entry(chooseRuleRequestMatcher, 'Choose rule request matcher'),
  entry(addRuleCondition, 'Add rule condition'),
  entry(setRuleConditionMatcher, 'Set rule condition matcher'),
  entry(setRuleConditionArguments, 'Set rule condition arguments'),
  entry(removeRuleCondition, 'Remove rule condition'),
  entry(setRuleUiAction, 'Set rule UI action'),
  entry(setRuleApiAction, 'Set rule API action'),
  entry(addApiActionInRules, 'Add API action in rules'),
  entry(addUiActionInRules, 'Add UI action in rules'),

  entry(setRuleIntent, 'Set rule intent'),
  entry(setRuleRequest, 'Set rule request'),
  entry(setRuleConditions, 'Set rule conditions'),
  entry(fillRules, 'Fill down'),
  entry(applyRuleChanges, 'Change rules'),

  entry(replaceInRules, 'Replace in rules'),

  entry(addRule, 'Add rule'),
  entry(insertRules, 'Insert rules'),
  entry(duplicateRules, 'Duplicate rules'),
  entry(deleteRules, 'Delete rules'),
  entry(moveRules, 'Move rules'),

  entry(takeOverFromDiss, 'Take over from DISS'),

  entry(addExpressions, 'Add expressions'),
  entry(editExpression, 'Edit expression'),
  entry(deleteExpressions, 'Delete expressions'),
  entry(moveExpression, 'Move expression'),
  entry(moveExpressionsToIntent, 'Move expressions to intent'),
  entry(setWeight, 'Set weight'),

  entry(replaceInExpressions, 'Replace in expressions'),

  entry(restrictLiterals, 'Restrict literals'),

  entry(restoreIntent, 'Restore intent', restoring('intent', 'intents')),
  entry(
    restoreReusableExpression,
    'Restore reusable expression',
    restoring('reusableExpression', 'reusableExpressions'),
  ),
  entry(restoreSlot, 'Restore slot', restoring('slot', 'slots')),
  entry(restoreModule, 'Restore module', restoring('module', 'modules')),
  entry(restoreApiInput, 'Restore API input', restoring('apiInput', 'apiInputs')),
  entry(restoreApiAction, 'Restore API action', restoring('apiAction', 'apiActions')),
  entry(restoreHandler, 'Restore handler', restoring('handler', 'handlers')),
  entry(restoreUiAction, 'Restore UI action', restoring('uiAction', 'uiActions')),

  entry(restoreTest, 'Restore test', restoring('test', 'tests')),

  entry(restoreEverydayList, 'Restore everyday language'),

  entry(setForgiven, 'Switch what is forgiven'),
  entry(addEverydayWords, 'Add everyday words'),
  entry(removeEverydayWord, 'Remove everyday word'),

  entry(addIntent, 'Add intent'),
  entry(renameIntent, 'Rename intent', { renames: (_, { from, to }) => [{ kind: 'intent', from, to }] }),
  entry(deleteIntents, 'Delete intents', { asks: ({ names }) => ({ kind: 'intent', names }) }),
  entry(moveIntents, 'Move intents'),
  entry(setRequest, 'Set request'),
  entry(setSlotOnly, 'Set slot only'),
  entry(setAsksBack, 'Set ask back'),
  entry(setIntentComments, 'Set intent comments'),
  entry(setArbitration, 'Set arbitration'),
  entry(setJustTalk, 'Set just talk'),

  entry(addLanguage, 'Add language'),
  entry(deleteLanguage, 'Delete language'),
  entry(setDefaultLanguage, 'Set default language'),

  entry(addResponse, 'Add response'),
  entry(chooseResponse, 'Choose response'),
  entry(removeResponse, 'Remove response'),
  entry(moveResponse, 'Move response'),
  entry(renameResponse, 'Rename response', { renames: responseRenames }),
  entry(duplicateResponse, 'Duplicate response'),
  entry(deleteResponse, 'Delete response'),
  entry(addResponseTexts, 'Add texts'),
  entry(setResponseText, 'Set text'),
  entry(deleteResponseTexts, 'Delete texts'),
  entry(moveResponseText, 'Move text'),

  entry(addAdditionalResponse, 'Add additional response'),
  entry(renameAdditionalResponse, 'Rename additional response', {
    renames: (_, { from, to }) => [{ kind: 'additionalResponse', from, to }],
  }),
  entry(deleteAdditionalResponses, 'Delete additional responses'),
  entry(addAdditionalTexts, 'Add texts'),
  entry(setAdditionalText, 'Set text'),
  entry(deleteAdditionalText, 'Delete text'),
  entry(moveAdditionalText, 'Move text'),

  entry(addReusableExpression, 'Add reusable expression'),
  entry(renameReusableExpression, 'Rename reusable expression', {
    renames: (_, { from, to }) => [{ kind: 'reusableExpression', from, to }],
  }),
  entry(deleteReusableExpressions, 'Delete reusable expressions', {
    asks: ({ names }) => ({ kind: 'reusableExpression', names }),
  }),
  entry(setReusableValue, 'Set reusable value'),
  entry(setReusableComments, 'Set reusable comments'),

  entry(setShared, 'Set shared'),
  entry(setFromShared, 'Set from shared'),
  entry(takeOverAudio, 'Take over audio'),
  entry(clearPendingAudio, 'Clear pending audio'),

  entry(replaceContent, 'Edit raw JSON'),

  entry(applyIntentRows, 'Apply intent rows'),
  entry(uploadIntents, 'Upload intents'),

  entry(applySlotRows, 'Apply slot rows'),
  entry(uploadSlots, 'Upload slots'),

  entry(applyUiActionRows, 'Apply UI action rows'),
  entry(uploadUiActions, 'Upload UI actions'),

  entry(addCanonicals, 'Add canonicals'),
  entry(renameCanonical, 'Rename canonical', {
    renames: (_, { slot, canonical, to }) => [{ kind: 'canonical', from: canonical, to, slot }],
  }),
  entry(deleteCanonicals, 'Delete canonicals', {
    asks: ({ slot, canonicals }) => ({ kind: 'canonical', slot, names: canonicals }),
  }),
  entry(moveCanonicals, 'Move canonicals'),

  entry(addTest, 'Add test'),
  entry(addTests, 'Add tests'),
  entry(renameTest, 'Rename test', { renames: (_, { from, to }) => [{ kind: 'test', from, to }] }),
  entry(duplicateTests, 'Duplicate tests'),
  entry(deleteTests, 'Delete tests', { asks: ({ names }) => ({ kind: 'test', names }) }),
  entry(moveTests, 'Move tests'),
  entry(setTestComments, 'Set test comments'),
  entry(setTestTags, 'Set test tags'),
  entry(setTestStart, 'Set test start'),
  entry(setTestTurns, 'Set test turns'),
  entry(setTestTurn, 'Set test turn'),
  entry(addTestTurns, 'Add test turns'),
  entry(deleteTestTurn, 'Delete test turn'),
  entry(moveTestTurn, 'Move test turn'),

  entry(addSlot, 'Add slot'),
  entry(renameSlot, 'Rename slot', { renames: (_, { from, to }) => [{ kind: 'slot', from, to }] }),
  entry(deleteSlots, 'Delete slots', { asks: ({ names }) => ({ kind: 'slot', names }) }),
  entry(moveSlots, 'Move slots'),
  entry(setSlotType, 'Set slot type'),
  entry(setValueType, 'Set value type'),
  entry(setSlotVolatile, 'Set slot volatile'),
  entry(setSlotComments, 'Set slot comments'),

  entry(addLiterals, 'Add literals'),
  entry(renameLiteral, 'Rename literal'),
  entry(deleteLiteral, 'Delete literal'),

  entry(addExampleValues, 'Add example values'),
  entry(deleteExampleValue, 'Delete example value'),
  entry(pasteExampleValues, 'Paste example values'),

  entry(pasteIntoSlot, 'Paste into slot'),

  entry(addUiAction, 'Add UI action'),
  entry(renameUiAction, 'Rename UI action', { renames: uiActionRenames }),
  entry(deleteUiActions, 'Delete UI actions', { asks: ({ names }) => ({ kind: 'uiAction', names }) }),
  entry(moveUiActions, 'Move UI actions'),
  entry(setUiActionComments, 'Set UI action comments'),
  entry(setDialogActType, 'Set response type'),
  entry(setDialogActSlots, 'Set slots of response'),
  entry(setConfirmedInput, 'Set confirmed API input'),
  entry(addFlag, 'Add client behavior flag'),
  entry(setFlag, 'Set client behavior flag'),
  entry(deleteFlag, 'Delete client behavior flag'),
  entry(setWhiteList, 'Set white list'),
  entry(setSpeakingStyle, 'Set speaking style'),
  entry(setEmotionAnimation, 'Set emotion animation'),
  entry(setCloudTts, 'Set Cloud TTS'),
  entry(setSoundFocus, 'Set sound focus'),

  entry(setGuiResponse, 'Set GUI response'),
])

function entryOf<Args>(edit: Edit<Args>): EditEntry<Args> {
  const found = entries.get(edit)
  if (found === undefined) throw new Error('An edit is not in the registry')
  return found as unknown as EditEntry<Args>
}

/** What an edit is called. */
export function editLabel<Args>(edit: Edit<Args>): string {
  return entryOf(edit).label
}

/** The entries of a domain whose names an edit changes. */
export function editRenames<Args>(edit: Edit<Args>, domain: Domain, args: Args): readonly Rename[] {
  return entryOf(edit).renames?.(domain, args) ?? []
}

/** The entries that an edit brings back from an earlier revision. */
export function editReturned<Args>(edit: Edit<Args>, domain: Domain, args: Args): readonly Returned[] {
  return entryOf(edit).returned?.(domain, args) ?? []
}

/** What is asked about before an edit takes it away, if it does so. */
export function askedBefore<Args>(edit: Edit<Args>, args: Args): Used | undefined {
  return entryOf(edit).asks?.(args)
}
