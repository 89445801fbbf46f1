import { optionalLine } from '../../platform/inputs/inputs.ts';

/** A reason shown to people: an optional line of at most 500 characters. */
export const shortText = optionalLine(500);
