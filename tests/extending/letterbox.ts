import { z } from 'zod';
import { acceptNotFound, type MailingService } from '../../server/engagement/newsletter/newsletter.ts';
import { setting } from '../../server/platform/forms/settingsForm.ts';

const settings = z.object({
  region: setting(z.enum(['eu', 'us']), { label: 'Region', options: { eu: 'Europe', us: 'United States' } }),
  listId: setting(z.string().regex(/^\d{1,10}$/, 'Enter the list ID (a number).'), { label: 'List ID', help: 'Lists, Settings, Number.' }),
  apiKey: setting(z.string().regex(/^lb_\w{20,60}$/, 'An API key begins with lb_.'), { kind: 'secret', label: 'API key' }),
});
type Settings = z.output<typeof settings>;

const listUrl = ({ region, listId }: Settings) => `https://${region}.letterbox.example/v1/lists/${listId}`;
const memberUrl = (own: Settings, email: string) => `${listUrl(own)}/members/${encodeURIComponent(email)}`;
const headersOf = ({ apiKey }: Settings) => ({ authorization: `Bearer ${apiKey}` });

/** The Letterbox service, with a region, a list and an API key. */
export const letterbox: MailingService<typeof settings> = {
  id: 'letterbox',
  label: 'Letterbox',
  settings,
  testConnection: ({ settings: own, call }) => call({ method: 'GET', url: listUrl(own), headers: headersOf(own) }),
  subscribe({ settings: own, call }, { subscriber: { email, name } }) {
    return call({ method: 'PUT', url: memberUrl(own, email), headers: headersOf(own), body: JSON.stringify({ name }) });
  },
  async unsubscribe({ settings: own, call }, { subscriber: { email } }) {
    const body = JSON.stringify({ isSubscribed: false });
    return acceptNotFound(await call({ method: 'PATCH', url: memberUrl(own, email), headers: headersOf(own), body }));
  },
  erase: async ({ settings: own, call }, { subscriber: { email } }) =>
    acceptNotFound(await call({ method: 'DELETE', url: memberUrl(own, email), headers: headersOf(own) })),
};
