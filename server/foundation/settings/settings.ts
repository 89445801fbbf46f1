// The settings module's exports for other modules.
export { changeSettings, refuse } from './changeSettings.ts';
export { type Changes, type StaffShop, changesOf, differing, saveArea, settingsEdit, writeSettings } from './edits.ts';
export type { SettingFact } from './facts.ts';
export { applyIdentity, mailShop, readIdentity, shopIdentity, shopNameWithin } from './identity.ts';
export { country } from './inputParts.ts';
export { logoUploadPath, receiveLogo } from './logo.ts';
export { shopSettings, shopTimeZone, zoneOfOthers } from './operations.ts';
export { emailPreview, mailKinds, readTestMail, type MailKind } from './mailTexts.ts';
export { publishTexts, termsIdOf } from './legalTexts.ts';
