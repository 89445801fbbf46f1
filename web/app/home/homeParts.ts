import { latePart } from '../../kit/latePart.tsx';

// Lazy parts of the home page below the first screen (decision 0017). The route's handle names their source files, too.

export const hotDealsPart = latePart(() => import('../../offers/HotDeals.tsx'));
