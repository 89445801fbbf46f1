import { latePart } from '../../kit/latePart.tsx';

// Parts of the home page below its first screen (decision 0017). Their source files are named in the route's handle, too.

export const hotDealsPart = latePart(() => import('../../offers/HotDeals.tsx'));
