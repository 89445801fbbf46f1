/** The id by which the API's inputs name a record. @param type a type of the schema @param number its `databaseId` */
export const globalId = (type: string, number: number): string => btoa(`${type}:${number}`);

/** The number in a global id, which addresses name the record by. @param id of the API */
export const numberIn = (id: string): number => Number(atob(id).split(':').at(-1));
