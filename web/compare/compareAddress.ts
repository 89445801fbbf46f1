/** The page of what the visitor compares; the forms of all compare buttons are answered there too. */
export const comparePath = '/compare/';
