import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { ContactFormClosedError } from '../errors.ts';
import type { ContactTopic } from '../rules.ts';
import { sendContactMessage } from '../send.ts';

builder.objectType(ContactFormClosedError, {
  name: 'ContactFormClosedError',
  description: 'Returned when the shop has no email address that could receive messages (`ShopDetails.email`). Code: CONTACT_FORM_CLOSED.',
  interfaces: [UserErrorInterface],
});

const ContactTopicEnum = builder.enumType('ContactTopic', {
  description: 'Topic of a message to the shop.',
  values: {
    ORDER: { description: 'An order.' },
    DELIVERY: { description: 'Delivery.' },
    RETURN: { description: 'A return or a refund.' },
    PRODUCT: { description: 'A product.' },
    OTHER: { description: 'Anything else.' },
  } satisfies Record<ContactTopic, object>,
});

const SendContactMessagePayload = builder.objectRef<object>('SendContactMessagePayload').implement({
  description: 'Result of `sendContactMessage`: the message was accepted and will be emailed to the shop.',
  fields: (t) => ({
    message: t.string({
      description: 'Message to show to the sender.',
      resolve: () => 'Thank you. We’ve received your message and will reply by email.',
    }),
  }),
});

const SendContactMessageInput = builder.inputType('SendContactMessageInput', {
  description: 'Input for `sendContactMessage`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the sender, on one line; at most 100 characters.' }),
    email: t.string({ required: true, description: 'Email address for the reply; at most 254 characters.' }),
    orderNumber: t.string({ description: 'Number of the order that the message is about, in digits; it is not verified.' }),
    topic: t.field({ type: ContactTopicEnum, required: true, description: 'Topic of the message.' }),
    message: t.string({ required: true, description: 'Text of the message; at most 5,000 characters.' }),
    website: t.string({
      description: 'Honeypot field, hidden from people. If it is filled in, the response is a normal confirmation but nothing is sent.',
    }),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: SendContactMessagePayload,
    authScopes: { public: true },
    description:
      'Sends a message to the shop by email; a reply goes to the sender’s address. The sender gets no email. The same message is sent at most once a day (UTC), even if the request is repeated. At most five messages in ten minutes and 30 a day from one network. Public. Errors: InvalidInputError, ContactFormClosedError, ThrottledError, TryAgainError.',
    errors: {
      types: [InvalidInputError, ContactFormClosedError, ThrottledError, TryAgainError],
      union: { description: 'The confirmation, or the error in the form.' },
    },
    args: { input: t.arg({ type: SendContactMessageInput, required: true, description: 'Input for `sendContactMessage`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await sendContactMessage(shop, input);
      return {};
    },
  }),
);
