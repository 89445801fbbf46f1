import { queryFromInfo } from '@pothos/plugin-prisma';
import { dealLimits } from '../../../../shared/dealLimits.ts';
import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { AddressErasedError, EmailNotVerifiedError } from '../../newsletter/newsletter.ts';
import { maxAlerts, maxWords, newAlerts } from '../alerts/alertRules.ts';
import { TooManyDealAlertsError } from '../alerts/errors.ts';
import { createDealAlert, deleteDealAlert, setDealAlertPaused } from '../alerts/managing.ts';

builder.objectType(TooManyDealAlertsError, {
  name: 'TooManyDealAlertsError',
  description: `Returned when the caller has ${maxAlerts} deal alerts. Code: TOO_MANY_DEAL_ALERTS.`,
  interfaces: [UserErrorInterface],
});

const DealAlertType = builder.prismaObject('DealAlert', {
  description: 'A keyword about which the caller gets emails when a new deal matches. Visible to its owner only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('DealAlert')),
    keyword: t.exposeString('keyword', {
      description:
        'Keyword as entered. A deal matches if its title, merchant, categories and text have all of the words; case and diacritics don’t matter, and words of four or more letters also match longer words that start with them.',
    }),
    maxPrice: t.field({
      type: Money,
      nullable: true,
      description: 'Highest price that matches, including VAT; null for any price. Deals without a price don’t match if it is set.',
      select: { maxPriceMinor: true },
      resolve: ({ maxPriceMinor }) => (maxPriceMinor === null ? null : { amount: maxPriceMinor }),
    }),
    isPaused: t.exposeBoolean('isPaused', { description: 'Whether no emails are sent for it at present.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the alert was created.' }),
  }),
});

builder.objectField(Viewer, 'dealAlerts', (t) =>
  t.field({
    type: [DealAlertType],
    description: `The caller’s deal alerts, newest first; at most ${maxAlerts}. Empty for guests.`,
    extensions: { listLength: maxAlerts, cost: statementCost },
    resolve: async (_viewer, _args, context, info) => {
      context.markPrivate();
      const account = await context.shop.visitor.account();
      if (!account) return [];
      const query = { where: { accountId: account.id }, orderBy: { id: 'desc' }, take: maxAlerts } as const;
      return context.shop.db.prisma.dealAlert.findMany({ ...queryFromInfo({ context, info }), ...query });
    },
  }),
);

const CreateInput = builder.inputType('CreateDealAlertInput', {
  description: 'Input for `createDealAlert`.',
  fields: (t) => ({
    keyword: t.string({ required: true, description: `Keyword of up to ${dealLimits.alertKeyword} characters and ${maxWords} words.` }),
    maxPriceMinor: t.field({
      type: 'MinorUnits',
      description: 'Highest price that matches, in minor units, including VAT; omit for any price.',
    }),
  }),
});

const UpdateInput = builder.inputType('UpdateDealAlertInput', {
  description: 'Input for `updateDealAlert`.',
  fields: (t) => ({
    id: t.rowId({ of: 'DealAlert', required: true, description: 'Global ID of the caller’s alert.' }),
    isPaused: t.boolean({ required: true, description: 'True to pause the alert, false to resume it.' }),
  }),
});

const DeleteInput = builder.inputType('DeleteDealAlertInput', {
  description: 'Input for `deleteDealAlert`.',
  fields: (t) => ({ id: t.rowId({ of: 'DealAlert', required: true, description: 'Global ID of the caller’s alert.' }) }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ alertId: number }>(name).implement({
    description,
    fields: (t) => ({
      alert: t.prismaField({
        type: DealAlertType,
        description: 'The saved alert.',
        resolve: (query, { alertId }, _args, { shop }) => shop.db.prisma.dealAlert.findUniqueOrThrow({ ...query, where: { id: alertId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  createDealAlert: t.field({
    type: payload('CreateDealAlertPayload', 'The alert was saved.'),
    authScopes: { public: true },
    description: `Creates an alert: an email when newly published deals match, at most one an hour for all alerts of the account, and none about the caller’s own deals. An alert with the same words is replaced and resumed. Requires signing in and a confirmed email address. Limited to ${maxAlerts} alerts per account, and ${newAlerts.max} new or replaced alerts an hour.`,
    errors: {
      types: [
        SignInRequiredError,
        EmailNotVerifiedError,
        AddressErasedError,
        InvalidInputError,
        TooManyDealAlertsError,
        ThrottledError,
        TryAgainError,
      ],
      union: { description: 'The alert, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'Input for `createDealAlert`.' }) },
    resolve: (_root, { input }, { shop }) => createDealAlert(shop, input),
  }),
  updateDealAlert: t.field({
    type: payload('UpdateDealAlertPayload', 'The alert was paused or resumed.'),
    authScopes: { public: true },
    description: 'Pauses or resumes an alert of the caller. Deals published while it is paused don’t match later. Requires signing in.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The alert, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'Input for `updateDealAlert`.' }) },
    resolve: (_root, { input }, { shop }) => setDealAlertPaused(shop, input),
  }),
  deleteDealAlert: t.field({
    type: builder.objectRef<object>('DeleteDealAlertPayload').implement({
      description: 'The alert was deleted.',
      fields: (f) => ({
        viewer: f.field({ type: Viewer, description: 'The caller, with the remaining alerts.', resolve: () => viewer }),
      }),
    }),
    authScopes: { public: true },
    description: 'Deletes an alert of the caller. Requires signing in.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the deletion.' },
    },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'Input for `deleteDealAlert`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await deleteDealAlert(shop, input.id);
      return {};
    },
  }),
}));
