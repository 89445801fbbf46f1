// Public API of the compare module.
export { compareGroupSlugNow } from './groups.ts';
export { compareList } from './list.ts';
export { removeOldCompareLists } from './oldLists.ts';
export { comparePersonalData } from './personalData.ts';
