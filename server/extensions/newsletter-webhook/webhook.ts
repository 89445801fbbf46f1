import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callableMessage, isCallable, newWebhookSecret, signedCall } from '../../platform/http/webhookSigning.ts';
import type { MailingConnection, MailingMessage, MailingService } from '../../engagement/newsletter/newsletter.ts';
import { setting } from '../../platform/forms/settingsForm.ts';

// The shop owner's own webhook, which receives every message.

const settings = z.object({
  url: setting(z.string().refine(isCallable, callableMessage), {
    kind: 'url',
    label: 'URL',
    help: 'An HTTPS URL on a public host. Messages are signed (Standard Webhooks).',
  }),
  secret: setting(z.string().min(16, 'Use at least 16 characters.'), {
    kind: 'secret',
    label: 'Signing secret',
    help: 'Leave empty to generate a secret. It’s shown only once.',
    generate: newWebhookSecret,
  }),
});

function send({ settings: own, call, now }: MailingConnection<z.output<typeof settings>>, { eventId, event, subscriber }: MailingMessage) {
  return call(signedCall(own, eventId, now, { type: event, timestamp: now.toISOString(), data: subscriber }));
}

/** Webhook mailing service; messages are signed according to the Standard Webhooks specification. */
export const webhook: MailingService<typeof settings> = {
  id: 'webhook',
  label: 'Webhook',
  settings,
  keepsHistory: true,
  subscribe: send,
  unsubscribe: send,
  erase: send,
  testConnection: ({ settings: own, call, now }) =>
    call(signedCall(own, randomUUID(), now, { type: 'test', timestamp: now.toISOString(), data: {} })),
};
