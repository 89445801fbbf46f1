import { latePart } from '../../kit/latePart.tsx';

/** The end of every page comes to life when somebody gets near it (decision 0017); the first script need not carry it. */
export const footerPart = latePart(() => import('./Footer.tsx'));
