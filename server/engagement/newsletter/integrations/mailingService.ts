import type { z } from 'zod';
import { ExtensionPoint, idFaults, throwFaults } from '../../../platform/events/extensionPoint.ts';
import type { SettingsSchema } from '../../../platform/forms/settingsForm.ts';
import type { DeliveredSubscriber } from './deliveries.ts';
import { callOut, type OutgoingAnswer, type OutgoingCall, type Reach } from './outgoing.ts';

/** Makes a call of the service, to public https addresses only. @returns its answer, whatever the status @throws OutgoingError */
export type Call = (call: OutgoingCall) => Promise<OutgoingAnswer>;

/** What a mailing service works with. */
export interface MailingConnection<Settings> {
  /** As staff have set it up; valid by the service's schema. */
  settings: Settings;
  call: Call;
  /** The instant of the message. */
  now: Date;
}

/** What a message tells. */
export interface MailingMessage {
  /** The same for each try. */
  eventId: string;
  event: 'subscriber.confirmed' | 'subscriber.unsubscribed' | 'subscriber.erased';
  subscriber: DeliveredSubscriber;
}

/**
 * A mailing service that hears who subscribes, unsubscribes or is erased. Each method answers with what the service answered: 2xx is
 * success; 408, 425, 429 and 5xx are tried again later; everything else is final. Messages come at least once and may come twice.
 */
export interface MailingService<Schema extends SettingsSchema = SettingsSchema> {
  /** Stored with every integration, so it never changes: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** What staff read. */
  readonly label: string;
  readonly settings: Schema;
  /** Whether each message counts. Otherwise one that a later message about the same subscriber follows is left out. */
  readonly keepsHistory?: boolean;
  subscribe(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  unsubscribe(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  erase(connection: MailingConnection<z.output<Schema>>, message: MailingMessage): Promise<OutgoingAnswer>;
  /** Asks whether the settings are good, without changing anything. */
  testConnection(connection: MailingConnection<z.output<Schema>>): Promise<OutgoingAnswer>;
}

/** The services that the shop offers, in the order in which staff see them. */
export const mailingServices = new ExtensionPoint<MailingService>('mailingServices');

/** @returns the services of a shop's definition @throws ExtensionError */
export function checkedMailingServices(list: readonly MailingService[]): readonly MailingService[] {
  const ids = list.map(({ id }) => id);
  throwFaults('mailingServices', idFaults(ids, /^[a-z][a-z0-9-]{0,39}$/, 'up to 40 lower case letters, digits and -, a letter first'));
  return list;
}

/** @returns null for a service that is no longer in the shop's definition */
export function findMailingService(id: string): MailingService | null {
  return mailingServices.participants.find((service) => service.id === id) ?? null;
}

/** A list that has no such member has nothing to forget. */
export function goneIsDone(answer: OutgoingAnswer): OutgoingAnswer {
  return answer.status === 404 ? { status: 200, body: '' } : answer;
}

/** Whether the service took it. */
export function isTaken({ status }: OutgoingAnswer): boolean {
  return status >= 200 && status < 300;
}

/** Whether the same message may be taken later. */
export function isWorthRetry({ status }: OutgoingAnswer): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** The calls of one message. */
export function caller(reach: Reach, signal?: AbortSignal): Call {
  return (call) => callOut(call, reach, signal);
}
