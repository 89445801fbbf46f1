import { latePart } from '../../kit/latePart.tsx';

/** The comments below an offer. */
export const commentsPart = latePart(() => import('./Comments.tsx'));
