import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage, type AdminShop } from '../support/adminShop.tsx';
import { setViewport } from '../support/componentHarness.tsx';

// The newsletter screens of the admin: what they say without integrations, and about refused files.

const shop = (fields: AdminShop['fields']): AdminShop => ({
  fields: { currency: 'EUR', listViews: [], ...fields },
  answer: () => ({ __typename: 'DryRunPassed' }),
});

/** Responds to a path, and counts its requests. */
function serve(path: string, respond: () => Response): () => number {
  const before = window.fetch;
  let count = 0;
  window.fetch = (input, init) => {
    if (new URL(input instanceof Request ? input.url : input, location.href).pathname !== path) return before(input, init);
    count += 1;
    return Promise.resolve(respond());
  };
  onTestFinished(() => void (window.fetch = before));
  return () => count;
}

test('[F107] the integrations screen explains and lists the available services when there are none', async () => {
  const mailingServices = ['Webhook', 'Mailchimp', 'Brevo', 'MailerLite'].map((label) => ({ serviceId: label.toLowerCase(), label }));
  await openAdminPage('/integrations', shop({ integrations: [], mailingServices }));
  for (const width of [1280, 390]) {
    await setViewport(width, 844);
    const empty = page.getByRole('region', { name: 'No integrations yet' });
    await expect.element(empty.getByText('The shop doesn’t send newsletters itself.')).toBeVisible();
    const links = empty.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(['Webhook', 'Mailchimp', 'Brevo', 'MailerLite']);
    expect(page.getByRole('table').elements()).toEqual([]);
  }
});

test('[F103] a rejected export shows the server’s message', async () => {
  await openAdminPage('/subscribers', shop({ subscriberDeletions: [], subscribers: { edges: [], totalCount: 2, isTotalExact: true } }));
  const message = 'Other downloads are in progress. Try again in a minute.';
  const asked = serve('/admin/subscribers/export.csv', () => Response.json({ code: 'THROTTLED', message }, { status: 429 }));
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(asked()).toBe(1);
});

test('[F103] a file that is too large is rejected before the upload', async () => {
  await openAdminPage('/subscribers/imports', shop({ subscriberImports: [] }));
  const asked = serve('/admin/subscribers/import', () => new Response(null, { status: 204 }));
  await expect.element(page.getByText('Up to 64 MB.')).toBeVisible();
  await page.getByLabelText('Source of consent').fill('fair');
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(64 * 1024 * 1024 + 1)], 'big.csv', { type: 'text/csv' }));
  (page.getByLabelText('CSV file').element() as HTMLInputElement).files = files.files;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByText('The file is 64.1 MB. The limit is 64 MB.')).toBeVisible();
  expect(asked()).toBe(0);
});
