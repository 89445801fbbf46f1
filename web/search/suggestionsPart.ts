import { latePart } from '../kit/latePart.tsx';

/** The suggestions below an empty listing. */
export const suggestionsPart = latePart(() => import('./LateSuggestions.tsx'));

export type ReadySuggestions = Awaited<ReturnType<typeof suggestionsPart.ready>>;
