import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { DealAlertLinkError } from '../alerts/errors.ts';
import { sendsDealAlerts, stopDealAlerts } from '../alerts/managing.ts';

// What the link in the emails about new deals may do: no more than pause the alerts.

builder.objectType(DealAlertLinkError, {
  name: 'DealAlertLinkError',
  description:
    'Returned when the key of a link in an email about new deals belongs to no account: it is incomplete, or the account was deleted or has a new address. Code: DEAL_ALERT_LINK.',
  interfaces: [UserErrorInterface],
});

const DealAlertMails = builder.objectRef<{ isActive: boolean }>('DealAlertMails').implement({
  description: 'Email setting of an account’s deal alerts, available to anyone with the link from one of its emails.',
  fields: (t) => ({
    isActive: t.exposeBoolean('isActive', { description: 'Whether any of the alerts is not paused.' }),
  }),
});

const keyOfLink = 'The `key` parameter of the link in the emails.';

builder.queryField('dealAlertMails', (t) =>
  t.field({
    type: DealAlertMails,
    nullable: true,
    authScopes: { public: true },
    description: 'Email setting of the deal alerts with this key; null if no account has it. Reading changes nothing.',
    args: { key: t.arg.string({ required: true, description: keyOfLink }) },
    resolve: async (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      const isActive = await sendsDealAlerts(shop, key);
      return isActive === null ? null : { isActive };
    },
  }),
);

const StopDealAlertsInput = builder.inputType('StopDealAlertsInput', {
  description: 'Input for `stopDealAlerts`.',
  fields: (t) => ({ key: t.string({ required: true, description: keyOfLink }) }),
});

builder.mutationField('stopDealAlerts', (t) =>
  t.field({
    type: builder.objectRef<{ isActive: boolean }>('StopDealAlertsPayload').implement({
      description: 'Result of `stopDealAlerts`: all alerts of the account are paused.',
      fields: (f) => ({ mails: f.field({ type: DealAlertMails, description: 'The updated email setting.', resolve: (mails) => mails }) }),
    }),
    authScopes: { public: true },
    description:
      'Pauses all deal alerts of an account, using the key from one of its emails. Does not require signing in. Repeated requests have no further effect. Only the owner can resume alerts.',
    errors: {
      types: [DealAlertLinkError, TryAgainError],
      union: { description: 'The updated email setting, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: StopDealAlertsInput, required: true, description: 'Input for `stopDealAlerts`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      if (!(await stopDealAlerts(shop, input.key))) throw new DealAlertLinkError();
      return { isActive: false };
    },
  }),
);
