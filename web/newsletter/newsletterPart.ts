import { latePart } from '../kit/latePart.tsx';

/** The newsletter's box on the home page (decision 0017). Its file is named in the route's handle, too. */
export const newsletterPart = latePart(() => import('./NewsletterBox.tsx'));
