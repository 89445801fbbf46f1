import { createHash } from 'node:crypto';
import { z } from 'zod';
import { acceptNotFound, type MailingService } from '../../engagement/newsletter/newsletter.ts';
import { setting } from '../../platform/forms/settingsForm.ts';

// Mailchimp's Marketing API 3.0. The suffix of a key names the data centre that the key belongs to; a member is identified by the MD5 of
// the lowercase email address.

const keyForm = /^[0-9a-f]{8,64}-([a-z]{2,4}\d{1,3})$/i;

const settings = z.object({
  listId: setting(z.string().regex(/^[\w-]{1,40}$/, 'Enter the audience ID, such as a1b2c3d4e5.'), { label: 'Audience ID' }),
  secret: setting(z.string().regex(keyForm, 'Enter a Mailchimp API key. It ends with the data centre, such as -us21.'), {
    kind: 'secret',
    label: 'API key',
    help: 'A Marketing API key. It ends with the data centre, such as -us21.',
  }),
});

type Settings = z.output<typeof settings>;

const listUrl = ({ secret, listId }: Settings) =>
  `https://${keyForm.exec(secret)?.[1]?.toLowerCase() ?? ''}.api.mailchimp.com/3.0/lists/${listId}`;
const memberUrl = (own: Settings, email: string) => `${listUrl(own)}/members/${createHash('md5').update(email).digest('hex')}`;
const headersOf = ({ secret }: Settings) => ({ authorization: `Basic ${Buffer.from(`souk:${secret}`).toString('base64')}` });

/** Mailchimp mailing service; needs a key of the Marketing API and an audience. */
export const mailchimp: MailingService<typeof settings> = {
  id: 'mailchimp',
  label: 'Mailchimp',
  settings,
  testConnection: ({ settings: own, call }) => call({ method: 'GET', url: listUrl(own), headers: headersOf(own) }),
  subscribe({ settings: own, call }, { subscriber: { email, name } }) {
    const content = {
      email_address: email,
      status_if_new: 'subscribed',
      status: 'subscribed',
      ...(name !== null && { merge_fields: { FNAME: name } }),
    };
    return call({ method: 'PUT', url: memberUrl(own, email), headers: headersOf(own), body: JSON.stringify(content) });
  },
  async unsubscribe({ settings: own, call }, { subscriber: { email } }) {
    const body = JSON.stringify({ status: 'unsubscribed' });
    return acceptNotFound(await call({ method: 'PATCH', url: memberUrl(own, email), headers: headersOf(own), body }));
  },
  erase: async ({ settings: own, call }, { subscriber: { email } }) =>
    acceptNotFound(await call({ method: 'POST', url: `${memberUrl(own, email)}/actions/delete-permanent`, headers: headersOf(own) })),
};
