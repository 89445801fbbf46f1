import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { globalId } from '../../shared/globalId.ts';
import { openAdminPage, type AdminShop, type MutationRequest } from '../support/adminShop.tsx';

const row = {
  'Webhook.id': globalId('Webhook', 3),
  'Webhook.databaseId': 3,
  'Webhook.description': 'Warehouse',
  'Webhook.url': 'https://sink.example/hook',
  'Webhook.events': ['ORDER_PLACED'],
  'Webhook.state': 'FAILING',
  'Webhook.parkedCount': 2,
  isEnabled: true,
};

function openShop(answers: Record<string, Record<string, unknown>> = {}) {
  const asked: MutationRequest[] = [];
  const shop: AdminShop = {
    fields: row,
    answer: (request) => {
      if (request.isDryRun) return { __typename: 'DryRunPassed' };
      asked.push(request);
      const { mutation } = request;
      return { __typename: `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, ...answers[mutation] };
    },
  };
  return { shop, asked };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

it('[I19] a webhook is created with its events, its secret is shown, and a failed test says why', async () => {
  const delivery = { status: 'FAILED', failure: 'The receiver responded with status 500.' };
  const { shop, asked } = openShop({ createWebhook: { secret: 'whsec_abc' }, testWebhook: { delivery } });
  await openAdminPage('/webhooks', shop);
  await expect.element(page.getByText('Failing', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/2 not delivered/)).toBeVisible();
  await page.getByLabelText('Description', { exact: true }).fill('ERP');
  await page.getByLabelText('Address', { exact: true }).fill('https://erp.example/hook');
  await userEvent.click(page.getByLabelText('Order paid', { exact: true }));
  await userEvent.click(page.getByLabelText('Stock changed', { exact: true }));
  await press('Create webhook');
  await expect.element(page.getByRole('heading', { name: 'Secret for ERP' })).toBeVisible();
  await expect.element(page.getByText('whsec_abc')).toBeVisible();
  const events = ['ORDER_PAID', 'STOCK_CHANGED'];
  expect(asked).toMatchObject([
    { mutation: 'createWebhook', input: { description: 'ERP', url: 'https://erp.example/hook', events, isEnabled: true } },
  ]);
  await press('Send test to Warehouse');
  await expect.element(page.getByText('The test message wasn’t delivered. The receiver responded with status 500.')).toBeVisible();
});

it('[I19] the form sends the query for additional data, and previews the message', async () => {
  const body = '{"type":"order.paid","data":{"number":7},"payload":{"order":{"email":"ada@example.com"}}}';
  const { shop, asked } = openShop({ createWebhook: { secret: 'whsec_abc' } });
  Object.assign(shop.fields, { 'WebhookPreview.event': 'order.paid', 'WebhookPreview.body': body });
  await openAdminPage('/webhooks', shop);
  await page.getByLabelText('Description', { exact: true }).fill('ERP');
  await page.getByLabelText('Address', { exact: true }).fill('https://erp.example/hook');
  await expect.element(page.getByRole('button', { name: 'Preview message' })).toBeDisabled();
  await userEvent.click(page.getByLabelText('Order paid', { exact: true }));
  const payloadQuery = 'query ($objectId: ID!) { order: node(id: $objectId) { ... on Order { email } } }';
  await page.getByLabelText('Additional data', { exact: true }).fill(payloadQuery);
  await press('Preview message');
  await expect.element(page.getByText('"email": "ada@example.com"')).toBeVisible();
  await press('Create webhook');
  await expect.element(page.getByRole('heading', { name: 'Secret for ERP' })).toBeVisible();
  expect(asked).toMatchObject([{ mutation: 'createWebhook', input: { payloadQuery } }]);
});

it('[I19] the delivery log shows a message with its response, and resends it', async () => {
  const { shop, asked } = openShop();
  Object.assign(shop.fields, {
    'WebhookDelivery.id': globalId('WebhookDelivery', 7),
    'WebhookDelivery.databaseId': 7,
    'WebhookDelivery.status': 'FAILED',
    'WebhookDelivery.event': 'order.paid',
    'WebhookDelivery.body': '{"type":"order.paid"}',
    'WebhookDelivery.responseBody': 'Out of paper',
    'WebhookDelivery.nextAttemptAt': null,
    'WebhookDelivery.payloadError': 'order: Too large',
  });
  await openAdminPage('/webhook-deliveries?webhook=3', shop);
  await expect.element(page.getByText('Not delivered', { exact: true }).last()).toBeVisible();
  await userEvent.click(page.getByText('Show', { exact: true }).first());
  await expect.element(page.getByText('{"type":"order.paid"}').first()).toBeVisible();
  await expect.element(page.getByText('Out of paper').first()).toBeVisible();
  await expect.element(page.getByText('Sent without additional data: order: Too large').first()).toBeVisible();
  await press('Resend order.paid 7');
  await expect.element(page.getByText('The message is being resent.')).toBeVisible();
  expect(asked).toMatchObject([{ mutation: 'resendWebhookDelivery', input: { id: globalId('WebhookDelivery', 7) } }]);
});
