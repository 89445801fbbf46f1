import { isLoopbackUrl } from '../../../platform/http/outgoing.ts';
import { callableMessage, isCallable } from '../../../platform/http/webhookSigning.ts';

let isLoopbackAllowed = false;

/** Lets webhooks call this machine, also by http: in development and tests, where the receiver runs beside the shop. */
export function allowLoopbackWebhooks(isAllowed: boolean): void {
  isLoopbackAllowed = isAllowed;
}

/** Where webhooks may go. */
export const webhookReach = () => ({ allowsLoopback: isLoopbackAllowed });

/** Whether a URL may be stored; its host is resolved and checked at each call. */
export const isReceiver = (url: string): boolean =>
  isCallable(url) || (isLoopbackAllowed && URL.canParse(url) && isLoopbackUrl(new URL(url)));

/** Error message for other URLs. */
export const receiverMessage = callableMessage;
