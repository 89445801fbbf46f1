import { latePart } from '../../kit/latePart.tsx';

/** The footer hydrates when it is about to come into view (decision 0017), so its code is not in the first script. */
export const footerPart = latePart(() => import('./Footer.tsx'));
