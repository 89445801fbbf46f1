import type { OutgoingAnswer } from './outgoing.ts';
import { goneIsDone, isTaken, type Service, type ServiceSettings } from './service.ts';

// MailerLite's API. Subscribers are found by their address, and changed by the number that they have there.

const usualBase = 'https://connect.mailerlite.com/api';

const headersOf = ({ secret }: ServiceSettings) => ({ authorization: `Bearer ${secret}` });

/** The number in the answer about a subscriber; '' for none. */
function subscriberId({ body }: OutgoingAnswer): string {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown } };
    return typeof data?.id === 'string' || typeof data?.id === 'number' ? String(data.id) : '';
  } catch {
    return '';
  }
}

export const mailerLite: Service = {
  check({ secret, listId }) {
    if (!/^[\w.-]{16,4000}$/.test(secret)) return { field: 'secret', message: 'Enter the API token.' };
    return /^\d{1,25}$/.test(listId) ? null : { field: 'listId', message: 'Enter the group’s number.' };
  },
  test: (settings, call, base = usualBase) =>
    call({ method: 'GET', url: `${base}/groups/${settings.listId}/subscribers?limit=1`, headers: headersOf(settings) }),
  async send(settings, { event, subscriber: { email, name } }, call, base = usualBase) {
    const url = `${base}/subscribers`;
    const headers = headersOf(settings);
    if (event === 'subscriber.confirmed') {
      const content = { email, status: 'active', groups: [settings.listId], ...(name !== null && { fields: { name } }) };
      return call({ method: 'POST', url, headers, body: JSON.stringify(content) });
    }
    const found = await call({ method: 'GET', url: `${url}/${encodeURIComponent(email)}`, headers });
    if (!isTaken(found)) return goneIsDone(found);
    const id = encodeURIComponent(subscriberId(found));
    if (event === 'subscriber.erased') return goneIsDone(await call({ method: 'POST', url: `${url}/${id}/forget`, headers }));
    return goneIsDone(await call({ method: 'PUT', url: `${url}/${id}`, headers, body: JSON.stringify({ status: 'unsubscribed' }) }));
  },
};
