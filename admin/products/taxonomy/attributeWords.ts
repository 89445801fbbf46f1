// What the kinds and directions of attributes are called.

export const kindWords = { TEXT: 'A word', NUMBER: 'A number', BOOLEAN: 'Yes or no', LIST: 'Several words' } as const;

export const directionWords = {
  NONE: 'A matter of taste',
  HIGHER_IS_BETTER: 'Higher is better',
  LOWER_IS_BETTER: 'Lower is better',
} as const;

export const kinds = ['TEXT', 'LIST', 'NUMBER', 'BOOLEAN'] as const;
export const directions = ['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER'] as const;
