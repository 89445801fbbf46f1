import { goneIsDone, type Service, type ServiceSettings } from './service.ts';

// Brevo's API v3. A contact is named by its address.

const usualBase = 'https://api.brevo.com/v3';

const headersOf = ({ secret }: ServiceSettings) => ({ 'api-key': secret });

export const brevo: Service = {
  check({ secret, listId }) {
    if (!/^[\w-]{16,200}$/.test(secret)) return { field: 'secret', message: 'Enter the API key.' };
    return /^[1-9]\d{0,9}$/.test(listId) ? null : { field: 'listId', message: 'Enter the list’s number.' };
  },
  test: (settings, call, base = usualBase) =>
    call({ method: 'GET', url: `${base}/contacts/lists/${settings.listId}`, headers: headersOf(settings) }),
  async send(settings, { event, subscriber: { email, name } }, call, base = usualBase) {
    const url = `${base}/contacts/${encodeURIComponent(email)}`;
    const headers = headersOf(settings);
    const lists = [Number(settings.listId)];
    if (event === 'subscriber.erased') return goneIsDone(await call({ method: 'DELETE', url, headers }));
    if (event === 'subscriber.unsubscribed') {
      return goneIsDone(await call({ method: 'PUT', url, headers, body: JSON.stringify({ unlinkListIds: lists }) }));
    }
    const content = { email, listIds: lists, updateEnabled: true, ...(name !== null && { attributes: { FIRSTNAME: name } }) };
    return call({ method: 'POST', url: `${base}/contacts`, headers, body: JSON.stringify(content) });
  },
};
