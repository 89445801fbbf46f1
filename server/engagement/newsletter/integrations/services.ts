import type { IntegrationKind } from '../../../generated/prisma/enums.ts';
import { brevo } from './brevo.ts';
import { mailchimp } from './mailchimp.ts';
import { mailerLite } from './mailerLite.ts';
import type { Reach } from './outgoing.ts';
import type { Service } from './service.ts';
import { webhook } from './webhook.ts';

/** The services that the shop can tell of its subscribers (row 107). */
export const services: Readonly<Record<IntegrationKind, Service>> = {
  WEBHOOK: webhook,
  MAILCHIMP: mailchimp,
  BREVO: brevo,
  MAILERLITE: mailerLite,
};

/** Where a service is asked; undefined for its usual address. */
export function baseOf(kind: IntegrationKind, { bases = {} }: Reach): string | undefined {
  return kind === 'WEBHOOK' ? undefined : bases[kind];
}
