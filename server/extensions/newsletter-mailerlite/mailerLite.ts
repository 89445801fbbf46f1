import { z } from 'zod';
import type { OutgoingAnswer } from '../../platform/http/outgoing.ts';
import { acceptNotFound, isAccepted, type Call, type MailingService } from '../../engagement/newsletter/newsletter.ts';
import { setting } from '../../platform/forms/settingsForm.ts';

// MailerLite's API. Subscribers are looked up by email address, and updated by MailerLite's id.

const base = 'https://connect.mailerlite.com/api';

const settings = z.object({
  listId: setting(z.string().regex(/^\d{1,25}$/, 'Enter the group ID (a number).'), { label: 'Group ID' }),
  secret: setting(z.string().regex(/^[\w.-]{16,4000}$/, 'Enter the API key.'), {
    kind: 'secret',
    label: 'API key',
    help: 'An API token.',
  }),
});

type Headers = Readonly<Record<string, string>>;
const headersOf = ({ secret }: z.output<typeof settings>): Headers => ({ authorization: `Bearer ${secret}` });

/** Returns the subscriber's id from a response; an empty string if there is none. */
function subscriberId({ body }: OutgoingAnswer): string {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown } };
    return typeof data?.id === 'string' || typeof data?.id === 'number' ? String(data.id) : '';
  } catch {
    return '';
  }
}

/**
 * Looks up a subscriber and then updates it.
 * @param change sends the update to the URL of the subscriber's record
 */
async function withRecord(call: Call, headers: Headers, email: string, change: (url: string) => Promise<OutgoingAnswer>) {
  const found = await call({ method: 'GET', url: `${base}/subscribers/${encodeURIComponent(email)}`, headers });
  if (!isAccepted(found)) return acceptNotFound(found);
  return acceptNotFound(await change(`${base}/subscribers/${encodeURIComponent(subscriberId(found))}`));
}

/** MailerLite mailing service; needs an API token and a group. */
export const mailerLite: MailingService<typeof settings> = {
  id: 'mailerlite',
  label: 'MailerLite',
  settings,
  testConnection: ({ settings: own, call }) =>
    call({ method: 'GET', url: `${base}/groups/${own.listId}/subscribers?limit=1`, headers: headersOf(own) }),
  subscribe({ settings: own, call }, { subscriber: { email, name } }) {
    const content = { email, status: 'active', groups: [own.listId], ...(name !== null && { fields: { name } }) };
    return call({ method: 'POST', url: `${base}/subscribers`, headers: headersOf(own), body: JSON.stringify(content) });
  },
  unsubscribe({ settings: own, call }, { subscriber: { email } }) {
    const headers = headersOf(own);
    const body = JSON.stringify({ status: 'unsubscribed' });
    return withRecord(call, headers, email, (url) => call({ method: 'PUT', url, headers, body }));
  },
  erase({ settings: own, call }, { subscriber: { email } }) {
    const headers = headersOf(own);
    return withRecord(call, headers, email, (url) => call({ method: 'POST', url: `${url}/forget`, headers }));
  },
};
