/** What the keys of imported files begin with. */
export const importFolder = 'imports/';

/** Where the file of an import is stored. */
export const importFile = (storedName: string) => importFolder + storedName;
