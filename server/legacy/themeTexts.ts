// Texts that the old theme's pages use more than once, with their exact wording.

export const themeTexts = { viewCart: 'View cart', nothingFound: 'No results found' } as const;
