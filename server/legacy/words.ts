// Texts that the old theme's pages are told more than once, letter for letter.

export const words = { viewCart: 'View cart', nothingFound: 'No results found' } as const;
