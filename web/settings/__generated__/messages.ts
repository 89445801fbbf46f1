// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Coming soon */
export const comingSoon = "Coming soon";

/** Dismiss */
export const dismiss = "Dismiss";

/** <strong>Coming soon.</strong> Your shop hasn’t launched yet. Only administrators see this reminder. */
export const shopIsntOpen = (v: { strong: (text: ReactNode) => ReactNode }): ReactNode => rich(v.strong("Coming soon."), " Your shop hasn’t launched yet. Only administrators see this reminder.");

/** Represented by */
export const representedBy = "Represented by";

/** Company registration */
export const companyRegistration = "Company registration";

/** VAT ID */
export const vatIdentificationNumber = "VAT ID";

/** Email: {email} */
export const emailLine = (v: { email: string | number }): string => `Email: ${v.email}`;

/** Phone: {phone} */
export const telephoneLine = (v: { phone: string | number }): string => `Phone: ${v.phone}`;

/** Store notice */
export const storeNotice = "Store notice";
