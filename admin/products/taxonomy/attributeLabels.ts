// Labels of attribute kinds and directions.

export const attributeKindLabels = { TEXT: 'Text', NUMBER: 'Number', BOOLEAN: 'Yes/no', LIST: 'List' } as const;

export const directionLabels = {
  NONE: 'Neither is better',
  HIGHER_IS_BETTER: 'Higher is better',
  LOWER_IS_BETTER: 'Lower is better',
} as const;

export const kinds = ['TEXT', 'LIST', 'NUMBER', 'BOOLEAN'] as const;
export const directions = ['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER'] as const;
