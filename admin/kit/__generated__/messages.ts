// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Cancel */
export const cancel = "Cancel";

/** Status: {status} */
export const failureStatus = (v: { status: string | number }): string => `Status: ${v.status}`;

/** Error: {error} */
export const failureError = (v: { error: string | number }): string => `Error: ${v.error}`;

/** OK */
export const ok = "OK";

/** This page doesn’t exist or has been removed. */
export const thisPageDoesntExist = "This page doesn’t exist or has been removed.";

/** {done} of {total} */
export const doneOfTotal = (v: { done: string | number; total: string | number }): string => `${v.done} of ${v.total}`;

/** Copied. */
export const copied = "Copied.";

/** Couldn’t copy. Write the codes down instead. */
export const couldntCopyCodes = "Couldn’t copy. Write the codes down instead.";

/** Recovery codes */
export const recoveryCodes = "Recovery codes";

/** Store these recovery codes somewhere you can reach without your phone. Each code works once. <strong>They won’t be shown again.</strong> */
export const storeTheseRecoveryCodes = (v: { strong: (text: ReactNode) => ReactNode }): ReactNode => rich("Store these recovery codes somewhere you can reach without your phone. Each code works once. ", v.strong("They won’t be shown again."));

/** Copy */
export const copy = "Copy";

/** Download */
export const download = "Download";

/** Overview */
export const overview = "Overview";

/** Sales */
export const sales = "Sales";

/** Catalogue */
export const catalogue = "Catalogue";

/** Deals */
export const deals = "Deals";

/** Audience */
export const audience = "Audience";

/** Content */
export const content = "Content";

/** Reports */
export const reports = "Reports";

/** Settings */
export const settings = "Settings";

/** Team */
export const team = "Team";

/** Couldn’t upload the image. Try again. */
export const couldntUploadImage = "Couldn’t upload the image. Try again.";

/** {title} – {shopName} admin */
export const pageTitle = (v: { title: string | number; shopName: string | number }): string => `${v.title} – ${v.shopName} admin`;

/** {title}, as a table */
export const tableOf = (v: { title: string | number }): string => `${v.title}, as a table`;

/** Show as table<of>: {title}</of> */
export const showAsTable = (v: { of: (text: ReactNode) => ReactNode; title: string | number }): ReactNode => rich("Show as table", v.of(rich(": ", v.title)));

/** Time */
export const time = "Time";

/** Drag to move */
export const dragToMove = "Drag to move";

/** Drag {name} */
export const dragName = (v: { name: string | number }): string => `Drag ${v.name}`;

/** Couldn’t move it. The previous change is still being saved. Try again. */
export const stillSaving = "Couldn’t move it. The previous change is still being saved. Try again.";

/** {name} is over position {position} of {count}. */
export const isOverPosition = (v: { name: string | number; position: string | number; count: string | number }): string => `${v.name} is over position ${v.position} of ${v.count}.`;

/** {name} wasn’t moved. */
export const wasNotMoved = (v: { name: string | number }): string => `${v.name} wasn’t moved.`;

/** Enter an amount with at most nine digits before the decimal point. */
export const enterAmountWithAtMostNine = "Enter an amount with at most nine digits before the decimal point.";

/** Enter at most two decimal places, such as 12.50. */
export const enterAtMostTwoDecimalPlaces = "Enter at most two decimal places, such as 12.50.";

/** Enter an amount, such as 12.50. */
export const enterAmount = "Enter an amount, such as 12.50.";

/** Enter a number, such as 19 or 5.5. */
export const enterNumber = "Enter a number, such as 19 or 5.5.";

/** Enter a number with at most nine digits. */
export const enterNumberWithAtMostNine = "Enter a number with at most nine digits.";

/** Enter a whole number. */
export const enterAWholeNumber = "Enter a whole number.";

/** Someone else */
export const someoneElse = "Someone else";

/** What changed */
export const whatChanged = "What changed";

/** Unchanged (their value is kept) */
export const notChangedKeepsTheirs = "Unchanged (their value is kept)";

/** Same */
export const same = "Same";

/** You saved changes elsewhere */
export const youSavedChangesElsewhere = "You saved changes elsewhere";

/** You saved changes in another tab or on another device after you opened this page, but not to the fields in this form. */
export const youSavedOtherFields = "You saved changes in another tab or on another device after you opened this page, but not to the fields in this form.";

/** You saved changes in another tab or on another device after you opened this page: */
export const youSavedFields = "You saved changes in another tab or on another device after you opened this page:";

/** Unchanged (the saved value is kept) */
export const notChangedKeepsSaved = "Unchanged (the saved value is kept)";

/** Someone else saved changes */
export const someoneElseSavedChanges = "Someone else saved changes";

/** {editor} saved changes after you opened this page, but not to the fields in this form. */
export const editorSavedOtherFields = (v: { editor: string | number }): string => `${v.editor} saved changes after you opened this page, but not to the fields in this form.`;

/** {editor} saved changes after you opened this page: */
export const editorSavedFields = (v: { editor: string | number }): string => `${v.editor} saved changes after you opened this page:`;

/** Field */
export const field = "Field";

/** Before */
export const before = "Before";

/** Theirs */
export const theirs = "Theirs";

/** Saved */
export const saved = "Saved";

/** Yours */
export const yours = "Yours";

/** Keep editing */
export const keepEditing = "Keep editing";

/** Discard my changes */
export const discardMyChanges = "Discard my changes";

/** Overwrite with my changes */
export const overwriteWithMyChanges = "Overwrite with my changes";

/** Unsaved changes: {parts}. */
export const unsavedChangesIn = (v: { parts: string | number }): string => `Unsaved changes: ${v.parts}.`;

/** Can’t save yet: {problems} */
export const cantSaveYet = (v: { problems: string | number }): string => `Can’t save yet: ${v.problems}`;

/** Close without saving? */
export const closeWithoutSaving = "Close without saving?";

/** Close */
export const close = "Close";

/** Anything you’ve entered here will be lost. */
export const enteredTextWillBeLost = "Anything you’ve entered here will be lost.";

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Fix these fields: {fields}. */
export const fixFields = (v: { fields: string | number }): string => `Fix these fields: ${v.fields}.`;

/** Couldn’t save. Fix the highlighted fields. */
export const fixHighlightedFields = "Couldn’t save. Fix the highlighted fields.";

/** Save */
export const save = "Save";

/** All changes saved. */
export const allChangesSaved = "All changes saved.";

/** Not saved yet. */
export const notSavedYet = "Not saved yet.";

/** Unsaved changes */
export const unsavedChanges = "Unsaved changes";

/** Discard */
export const discard = "Discard";

/** {saved} The old URL redirects to the new one. */
export const savedWithNewUrl = (v: { saved: string | number }): string => `${v.saved} The old URL redirects to the new one.`;

/** Enter a number. */
export const enterANumber = "Enter a number.";

/** Saved. Enter a new value to replace it. */
export const savedSecret = "Saved. Enter a new value to replace it.";

/** All changes saved. Last updated on {date} by {editor}. */
export const allSavedLastUpdatedBy = (v: { date: string | number; editor: string | number }): string => `All changes saved. Last updated on ${v.date} by ${v.editor}.`;

/** All changes saved. Last updated on {date}. */
export const allSavedLastUpdated = (v: { date: string | number }): string => `All changes saved. Last updated on ${v.date}.`;

/** Leave without saving? */
export const leaveWithoutSaving = "Leave without saving?";

/** Leave */
export const leave = "Leave";

/** Stay */
export const stay = "Stay";

/** Any unsaved changes on this page will be lost. */
export const unsavedChangesWillBeLost = "Any unsaved changes on this page will be lost.";

/** Something went wrong. Error reference: {correlationId}. */
export const somethingWentWrongReference = (v: { correlationId: string | number }): string => `Something went wrong. Error reference: ${v.correlationId}.`;

/** Someone else changed this. When you save, you can choose which version to keep. */
export const someoneElseChangedThis = "Someone else changed this. When you save, you can choose which version to keep.";

/** Select */
export const select = "Select";

/** Select all on this page */
export const selectAllOnThisPage = "Select all on this page";

/** Actions */
export const actions = "Actions";

/** Clear filters */
export const clearFilters = "Clear filters";

/** Pages */
export const pages = "Pages";

/** {total} in all */
export const inAll = (v: { total: string | number }): string => `${v.total} in all`;

/** More than {total} in all */
export const moreThanInAll = (v: { total: string | number }): string => `More than ${v.total} in all`;

/** Previous */
export const previous = "Previous";

/** Next */
export const next = "Next";

/** {count} selected */
export const countSelected = (v: { count: string | number }): string => `${v.count} selected`;

/** Clear selection */
export const clearSelection = "Clear selection";

/** Saved views */
export const savedViews = "Saved views";

/** Views */
export const views = "Views";

/** View name */
export const viewName = "View name";

/** View “{name}” replaced. */
export const viewReplaced = (v: { name: string | number }): string => `View “${v.name}” replaced.`;

/** View “{name}” saved. */
export const viewSaved = (v: { name: string | number }): string => `View “${v.name}” saved.`;

/** Save view */
export const saveView = "Save view";

/** Replace view */
export const replaceView = "Replace view";

/** A view named “{name}” already exists. Replace it, or choose another name. */
export const viewExists = (v: { name: string | number }): string => `A view named “${v.name}” already exists. Replace it, or choose another name.`;

/** View “{name}” deleted. */
export const viewDeleted = (v: { name: string | number }): string => `View “${v.name}” deleted.`;

/** Delete view {name} */
export const deleteView = (v: { name: string | number }): string => `Delete view ${v.name}`;

/** No saved views yet. Search or filter the list, then save it here. */
export const noSavedViewsYet = "No saved views yet. Search or filter the list, then save it here.";

/** To save another view, search or filter the list first. */
export const searchToSaveAnotherView = "To save another view, search or filter the list first.";

/** Delete */
export const deleteLabel = "Delete";

/** New value */
export const newValue = "New value";
