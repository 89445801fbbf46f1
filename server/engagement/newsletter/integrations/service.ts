import { callOut, type OutgoingAnswer, type OutgoingCall, type Reach } from './outgoing.ts';
import type { DeliveredSubscriber, SubscriberEvent } from './deliveries.ts';

/** What is set up for a service. */
export interface ServiceSettings {
  /** Of a webhook only. */
  url: string;
  /** The service's list, audience or group. */
  listId: string;
  secret: string;
}

/** One message. */
export interface ServiceMessage {
  /** The same for each try. */
  eventId: string;
  event: Exclude<SubscriberEvent, 'test'>;
  now: Date;
  subscriber: DeliveredSubscriber;
}

/** Makes a call of the service. @returns its answer, whatever the status */
export type Call = (call: OutgoingCall) => Promise<OutgoingAnswer>;

/** One kind of service: all know the same three things. */
export interface Service {
  /** What is wrong with the settings; null for nothing. */
  check(settings: ServiceSettings): { field: 'url' | 'listId' | 'secret'; message: string } | null;
  /** Asks for the list with the key. @returns the answer; any 2xx is a yes */
  test(settings: ServiceSettings, call: Call, base: string | undefined, now: Date): Promise<OutgoingAnswer>;
  /** Tells of a subscriber, so that telling twice does no harm. @returns the answer; any 2xx is a yes */
  send(settings: ServiceSettings, message: ServiceMessage, call: Call, base: string | undefined): Promise<OutgoingAnswer>;
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
