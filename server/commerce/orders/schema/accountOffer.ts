import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { BusyError } from '../../../foundation/accounts/accounts.ts';
import { accountOfferDays, offersAccount, registerWithOrder } from '../accountOffer.ts';
import { inputDescription } from './orderId.ts';
import { OrderNode } from './order.ts';

builder.prismaObjectField(OrderNode, 'offersAccount', (t) =>
  t.boolean({
    description: `Whether the caller can create an account for the order with \`registerWithOrder\`: a guest who placed it in this browser, within ${accountOfferDays} days. Independent of whether its address has an account.`,
    select: { visitorId: true, placedAt: true, email: true },
    resolve: (order, _args, { shop }) => offersAccount(shop, order),
  }),
);

const RegisterWithOrderInput = builder.inputType('RegisterWithOrderInput', {
  description: 'Input for `registerWithOrder`: the order, by its number and the key in its link, and a password.',
  fields: (t) => ({
    number: t.int({ required: true, description: 'Order number.' }),
    key: t.string({ required: true, description: 'Secret key from the order’s link.' }),
    password: t.string({ required: true, description: 'Password, as for `register`.' }),
  }),
});

const RegisterWithOrderPayload = builder.objectRef<{ email: string }>('RegisterWithOrderPayload').implement({
  description: 'Result of `registerWithOrder`: an email is being sent.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The order’s address, to which the email is sent.' }) }),
});

builder.mutationField('registerWithOrder', (t) =>
  t.field({
    type: RegisterWithOrderPayload,
    authScopes: { public: true },
    description: `Starts a registration with the email address and name of a guest’s order, as \`register\` does: the account is created once the link in the email is confirmed, and then includes all orders placed with that address. Available only to the guest who placed the order, within ${accountOfferDays} days (\`Order.offersAccount\`). The response is the same whether or not the address has an account. Errors: NotFoundError (wrong number or key, another visitor’s order, a signed-in caller, or too late), InvalidInputError, ThrottledError (limits of \`register\`), BusyError, TryAgainError.`,
    errors: {
      types: [NotFoundError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The address that the email is sent to, or the error that prevented the registration.' },
    },
    args: { input: t.arg({ type: RegisterWithOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => registerWithOrder(shop, input),
  }),
);
