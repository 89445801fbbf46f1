import { z } from 'zod';
import { acceptNotFound, type MailingService } from '../../engagement/newsletter/newsletter.ts';
import { setting } from '../../platform/forms/settingsForm.ts';

// Brevo's API v3. A contact is identified by its email address.

const base = 'https://api.brevo.com/v3';

const settings = z.object({
  listId: setting(z.string().regex(/^[1-9]\d{0,9}$/, 'Enter the list ID (a number).'), { label: 'List ID' }),
  secret: setting(z.string().regex(/^[\w-]{16,200}$/, 'Enter the API key.'), {
    kind: 'secret',
    label: 'API key',
    help: 'A version 3 API key.',
  }),
});

const headersOf = ({ secret }: z.output<typeof settings>) => ({ 'api-key': secret });
const contactUrl = (email: string) => `${base}/contacts/${encodeURIComponent(email)}`;

/** Brevo mailing service; needs an API key and a list. */
export const brevo: MailingService<typeof settings> = {
  id: 'brevo',
  label: 'Brevo',
  settings,
  testConnection: ({ settings: own, call }) =>
    call({ method: 'GET', url: `${base}/contacts/lists/${own.listId}`, headers: headersOf(own) }),
  subscribe({ settings: own, call }, { subscriber: { email, name } }) {
    const content = {
      email,
      listIds: [Number(own.listId)],
      updateEnabled: true,
      ...(name !== null && { attributes: { FIRSTNAME: name } }),
    };
    return call({ method: 'POST', url: `${base}/contacts`, headers: headersOf(own), body: JSON.stringify(content) });
  },
  async unsubscribe({ settings: own, call }, { subscriber: { email } }) {
    const body = JSON.stringify({ unlinkListIds: [Number(own.listId)] });
    return acceptNotFound(await call({ method: 'PUT', url: contactUrl(email), headers: headersOf(own), body }));
  },
  erase: async ({ settings: own, call }, { subscriber: { email } }) =>
    acceptNotFound(await call({ method: 'DELETE', url: contactUrl(email), headers: headersOf(own) })),
};
