import { latePart } from '../kit/latePart.tsx';

/** The newsletter's box on a page; its variable is the place. Its file is named in the route's handle, too. */
export const newsletterPart = latePart(() => import('./NewsletterBox.tsx'));
