import * as t from '../__generated__/messages.ts';

// Labels of attribute kinds and directions.

export const attributeKindLabels = { TEXT: t.text, NUMBER: t.number, BOOLEAN: t.yesOrNo, LIST: t.list } as const;

export const directionLabels = {
  NONE: t.neitherIsBetter,
  HIGHER_IS_BETTER: t.higherIsBetter,
  LOWER_IS_BETTER: t.lowerIsBetter,
} as const;

export const kinds = ['TEXT', 'LIST', 'NUMBER', 'BOOLEAN'] as const;
export const directions = ['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER'] as const;
