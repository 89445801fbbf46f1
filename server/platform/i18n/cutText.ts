/** Truncates a text without splitting a surrogate pair: JSON with half of a pair can't be stored. */
export const cutText = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
