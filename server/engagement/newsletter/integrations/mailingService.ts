import type { z } from 'zod';
import { ExtensionPoint, idFaults, throwFaults } from '../../../platform/events/extensionPoint.ts';
import type { SettingsSchema } from '../../../platform/forms/settingsForm.ts';
import type { DeliveredSubscriber } from './deliveries.ts';
import { callOut, type OutgoingAnswer, type OutgoingCall, type Reach } from '../../../platform/http/outgoing.ts';

/**
 * Calls the service, at public https URLs only.
 * @returns its response, whatever the status
 * @throws OutgoingError
 */
export type Call = (call: OutgoingCall) => Promise<OutgoingAnswer>;

/** The connection of a mailing service. */
export interface MailingConnection<Settings> {
  /** As configured by staff; valid by the service's schema. */
  settings: Settings;
  call: Call;
  /** The instant of the message. */
  now: Date;
}

/** The contents of a message. */
export interface MailingMessage {
  /** The same for each attempt. */
  eventId: string;
  event: 'subscriber.confirmed' | 'subscriber.unsubscribed' | 'subscriber.erased';
  subscriber: DeliveredSubscriber;
}

/**
 * A mailing service that is notified when subscribers are added, unsubscribed or erased. Each method returns the service's response: 2xx is
 * success; 408, 425, 429 and 5xx are retried later; all others are final. Messages are delivered at least once and may be repeated.
 */
export interface MailingService<Schema extends SettingsSchema = SettingsSchema> {
  /** Stored with every integration, so it must never change: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Name shown to staff. */
  readonly label: string;
  readonly settings: Schema;
  /** Whether every message is needed. Otherwise a message is skipped when a later one about the same subscriber follows. */
  readonly keepsHistory?: boolean;
  subscribe(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  unsubscribe(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  erase(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  /** Checks that the settings are valid, without changing anything. */
  testConnection(connection: MailingConnection<z.output<Schema>>): Promise<OutgoingAnswer>;
}

/** The mailing services of the shop, in the order in which staff see them. */
export const mailingServices = new ExtensionPoint<MailingService>('mailingServices');

/**
 * Validates the services of a shop's definition.
 * @returns the services
 * @throws ExtensionError
 */
export function checkedMailingServices(list: readonly MailingService[]): readonly MailingService[] {
  const ids = list.map(({ id }) => id);
  throwFaults('mailingServices', idFaults(ids, /^[a-z][a-z0-9-]{0,39}$/, 'up to 40 lower case letters, digits and -, a letter first'));
  return list;
}

/** @returns null for a service that is no longer in the shop's definition */
export function findMailingService(id: string): MailingService | null {
  return mailingServices.participants.find((service) => service.id === id) ?? null;
}

/** If the list has no such member, there is nothing to delete: 404 counts as success. */
export function acceptNotFound(answer: OutgoingAnswer): OutgoingAnswer {
  return answer.status === 404 ? { status: 200, body: '' } : answer;
}

/** Whether the service accepted the message. */
export function isAccepted({ status }: OutgoingAnswer): boolean {
  return status >= 200 && status < 300;
}

/** Whether the same message may succeed later. */
export function isWorthRetry({ status }: OutgoingAnswer): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** Creates the call function for a message. */
export function caller(reach: Reach, signal?: AbortSignal): Call {
  return (call) => callOut(call, reach, signal);
}
