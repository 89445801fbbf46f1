// Choices of the form and of bulk edits.

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The classes of energy labels. */
export const energyClassOptions = energyClasses.map((value) => ({ value, label: value }));

/** The scales of energy labels, by their last class; the usual one is ''. */
export const energyScaleOptions = [
  { value: '' as const, label: 'A to G' },
  ...energyClasses.slice(0, -1).map((value) => ({ value, label: `A to ${value}` })),
];
