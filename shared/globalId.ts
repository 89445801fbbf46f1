/** The id by which the API's inputs name a record. @param type a type of the schema @param number its `databaseId` */
export const globalId = (type: string, number: number): string => btoa(`${type}:${number}`);
