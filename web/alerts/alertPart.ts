import { latePart } from '../kit/latePart.tsx';

/** The form on product pages (decision 0017). The route's handle names its file too. */
export const alertPart = latePart(() => import('./StockAlert.tsx'), { isPatient: true });
