import * as t from './__generated__/messages.ts';

// Choices of the form and of bulk edits.

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The classes of energy labels. */
export const energyClassOptions = energyClasses.map((value) => ({ value, label: value }));

/** The scales of energy labels, by their last class; the usual one is ''. */
export const energyScaleOptions = [
  { value: '' as const, label: t.aToG },
  ...energyClasses.slice(0, -1).map((value) => ({ value, label: t.aTo({ value }) })),
];
