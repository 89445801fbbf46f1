import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { EmailRequiredError, InvalidEmailError } from '../../newsletter/newsletter.ts';
import { NoStockAlertError, ProductInStockError, StockAlertLinkError } from '../errors.ts';
import { cancelStockAlerts, confirmStockAlert, findStockAlert, type ShownStockAlert, type StockAlertState } from '../links.ts';
import { requestStockAlert } from '../request.ts';
import { requestedMessage } from '../rules.ts';
import { textIn } from '../../../platform/i18n/text.ts';

const interfaces = [UserErrorInterface];

builder.objectType(ProductInStockError, {
  name: 'ProductInStockError',
  description: 'Returned when the product can be ordered now, so no alert is needed. Code: PRODUCT_IN_STOCK.',
  interfaces,
});

builder.objectType(NoStockAlertError, {
  name: 'NoStockAlertError',
  description: 'Returned for external and grouped products, which have no back-in-stock alerts. Code: NO_STOCK_ALERT.',
  interfaces,
});

builder.objectType(StockAlertLinkError, {
  name: 'StockAlertLinkError',
  description: 'Returned when the key of a link is invalid, or its request has expired or was cancelled. Code: STOCK_ALERT_LINK.',
  interfaces,
});

const StateEnum = builder.enumType('StockAlertState', {
  description: 'State of a back-in-stock alert.',
  values: {
    PENDING: { description: 'The owner of the address has not confirmed yet.' },
    WAITING: { description: 'The product is not back in stock yet.' },
    SENT: { description: 'The product was back in stock, and the email was sent.' },
  } satisfies Record<StockAlertState, object>,
});

const StockAlertType = builder.objectRef<ShownStockAlert>('StockAlert').implement({
  description: 'Back-in-stock alert, available to anyone with a link from one of its emails.',
  fields: (t) => ({
    maskedEmail: t.exposeString('maskedEmail', { description: 'Email address with all but the first character of its local part masked.' }),
    state: t.expose('state', { type: StateEnum, description: 'State of the alert.' }),
    productName: t.exposeString('productName', { description: 'Name of the product or variation.' }),
    productUrl: t.exposeString('productUrl', { description: 'Path of the product’s page.' }),
  }),
});

const keyDescription = 'The `key` parameter of a link in an alert email.';

builder.queryField('stockAlert', (t) =>
  t.field({
    type: StockAlertType,
    nullable: true,
    authScopes: { public: true },
    description: 'Back-in-stock alert with this key; null if there is none. Reading changes nothing. Public.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return findStockAlert(shop, key);
    },
  }),
);

const RequestStockAlertPayload = builder.objectRef<object>('RequestStockAlertPayload').implement({
  description:
    'Result of `requestStockAlert`: the request was accepted. Reveals nothing about the address: new, waiting and erased addresses get the same response.',
  fields: (t) => ({
    message: t.string({
      description: 'Message to show to the shopper.',
      resolve: (_payload, _args, { shop }) => textIn(requestedMessage, shop.language),
    }),
  }),
});

const RequestStockAlertInput = builder.inputType('RequestStockAlertInput', {
  description: 'Input for `requestStockAlert`.',
  fields: (t) => ({
    productId: t.rowId({
      of: productTypes,
      required: true,
      description:
        'Global ID of the Product or ProductVariation that is out of stock. For a variable product, the alert is sent when any of its variations is back in stock.',
    }),
    email: t.string({ required: true, description: 'Email address to notify.' }),
    website: t.string({
      description: 'Honeypot field, hidden from people. If it is filled in, the response is the normal message but nothing is saved.',
    }),
  }),
});

builder.mutationField('requestStockAlert', (t) =>
  t.field({
    type: RequestStockAlertPayload,
    authScopes: { public: true },
    description:
      'Requests one email when a product is back in stock; no account is needed. An email asks the owner of the address to confirm (at most five a day to one mailbox). Requests expire after seven days if they are not confirmed, and 180 days after confirmation otherwise. At most ten requests in ten minutes and 50 a day from one network. Public. Errors: EmailRequiredError, InvalidEmailError, NotFoundError, NoStockAlertError, ProductInStockError, ThrottledError, TryAgainError.',
    errors: {
      types: [EmailRequiredError, InvalidEmailError, NotFoundError, NoStockAlertError, ProductInStockError, ThrottledError, TryAgainError],
      union: { description: 'The confirmation, or the error that prevented the request.' },
    },
    args: { input: t.arg({ type: RequestStockAlertInput, required: true, description: 'Input for `requestStockAlert`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await requestStockAlert(shop, input);
      return {};
    },
  }),
);

const ConfirmStockAlertPayload = builder.objectRef<ShownStockAlert>('ConfirmStockAlertPayload').implement({
  description: 'Result of `confirmStockAlert`: the alert is now active.',
  fields: (t) => ({ stockAlert: t.field({ type: StockAlertType, description: 'The confirmed alert.', resolve: (alert) => alert }) }),
});

const keyInput = (name: string, mutation: string) =>
  builder.inputType(name, {
    description: `Input for \`${mutation}\`.`,
    fields: (t) => ({ key: t.string({ required: true, description: keyDescription }) }),
  });

const ConfirmStockAlertInput = keyInput('ConfirmStockAlertInput', 'confirmStockAlert');
const CancelStockAlertsInput = keyInput('CancelStockAlertsInput', 'cancelStockAlerts');

builder.mutationField('confirmStockAlert', (t) =>
  t.field({
    type: ConfirmStockAlertPayload,
    authScopes: { public: true },
    description:
      'Confirms a back-in-stock alert using the key from its email. Repeated requests have no further effect. Public. Errors: StockAlertLinkError, TryAgainError.',
    errors: {
      types: [StockAlertLinkError, TryAgainError],
      union: { description: 'The confirmed alert, or the error that prevented the confirmation.' },
    },
    args: { input: t.arg({ type: ConfirmStockAlertInput, required: true, description: 'Input for `confirmStockAlert`.' }) },
    resolve: (_root, { input }, { shop }) => confirmStockAlert(shop, input.key),
  }),
);

const CancelStockAlertsPayload = builder.objectRef<object>('CancelStockAlertsPayload').implement({
  description: 'Result of `cancelStockAlerts`: back-in-stock alerts are no longer sent to the address that the key belongs to.',
  fields: (t) => ({
    message: t.string({ description: 'Message to show.', resolve: () => 'You won’t get any back-in-stock alerts at this address.' }),
  }),
});

builder.mutationField('cancelStockAlerts', (t) =>
  t.field({
    type: CancelStockAlertsPayload,
    authScopes: { public: true },
    description:
      'Deletes all back-in-stock alerts for an email address, identified by the key from an alert email sent to it. An unknown key gets the same response. Public. Errors: TryAgainError.',
    errors: { types: [TryAgainError], union: { description: 'The confirmation, or the error that prevented the cancellation.' } },
    args: { input: t.arg({ type: CancelStockAlertsInput, required: true, description: 'Input for `cancelStockAlerts`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await cancelStockAlerts(shop, input.key);
      return {};
    },
  }),
);
