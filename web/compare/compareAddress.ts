/** Path of the compare page, which also handles the forms of all compare buttons. */
export const comparePath = '/compare/';
