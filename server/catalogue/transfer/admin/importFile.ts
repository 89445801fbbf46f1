/** Prefix of the storage keys of imported files. */
export const importFolder = 'imports/';

/** Storage key of an import's file. */
export const importFile = (storedName: string) => importFolder + storedName;
