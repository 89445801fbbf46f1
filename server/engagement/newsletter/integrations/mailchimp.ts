import { createHash } from 'node:crypto';
import { goneIsDone, type Service, type ServiceSettings } from './service.ts';

// Mailchimp's Marketing API 3.0. The end of a key names the data centre that it is good at; a member is named by the MD5 of the address
// in small letters.

const keyForm = /^[0-9a-f]{8,64}-([a-z]{2,4}\d{1,3})$/i;
const listForm = /^[\w-]{1,40}$/;

function baseOf({ secret }: ServiceSettings, base: string | undefined): string {
  return base ?? `https://${keyForm.exec(secret)?.[1]?.toLowerCase() ?? ''}.api.mailchimp.com/3.0`;
}

const headersOf = ({ secret }: ServiceSettings) => ({ authorization: `Basic ${Buffer.from(`souk:${secret}`).toString('base64')}` });

export const mailchimp: Service = {
  check({ secret, listId }) {
    if (!keyForm.test(secret)) return { field: 'secret', message: 'A key of Mailchimp ends with its data centre, such as -us21.' };
    return listForm.test(listId) ? null : { field: 'listId', message: 'Enter the audience’s id, such as a1b2c3d4e5.' };
  },
  test: (settings, call, base) =>
    call({ method: 'GET', url: `${baseOf(settings, base)}/lists/${settings.listId}`, headers: headersOf(settings) }),
  async send(settings, { event, subscriber: { email, name } }, call, base) {
    const member = createHash('md5').update(email).digest('hex');
    const url = `${baseOf(settings, base)}/lists/${settings.listId}/members/${member}`;
    const headers = headersOf(settings);
    if (event === 'subscriber.erased') return goneIsDone(await call({ method: 'POST', url: `${url}/actions/delete-permanent`, headers }));
    if (event === 'subscriber.unsubscribed') {
      return goneIsDone(await call({ method: 'PATCH', url, headers, body: JSON.stringify({ status: 'unsubscribed' }) }));
    }
    const content = {
      email_address: email,
      status_if_new: 'subscribed',
      status: 'subscribed',
      ...(name !== null && { merge_fields: { FNAME: name } }),
    };
    return call({ method: 'PUT', url, headers, body: JSON.stringify(content) });
  },
};
