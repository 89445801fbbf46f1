/**
 * Returns the URL of a picture's smallest file.
 * @param basePath path of the picture without width and format
 */
export const smallPicture = (basePath: string): string => `${basePath}/160.webp`;
