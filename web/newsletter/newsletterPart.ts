import { latePart } from '../kit/latePart.tsx';

/** The newsletter box on the home page (decision 0017). The route's handle names its file too. */
export const newsletterPart = latePart(() => import('./NewsletterBox.tsx'));
