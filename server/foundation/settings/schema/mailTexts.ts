import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { defaultMail, editableMail, editableMails, previewOf, sendTestMail, updateMailTexts, type EditableMail } from '../mailTexts.ts';
import { SettingsEditType } from './edit.ts';

interface Placeholder {
  name: string;
  description: string;
  example: string;
}

const PlaceholderType = builder.objectRef<Placeholder>('EmailPlaceholder').implement({
  description: 'Placeholder for use in the custom text of an email.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name, such as orderNumber; written as {orderNumber} in the text.' }),
    description: t.exposeString('description', { description: 'What the placeholder stands for.' }),
    example: t.exposeString('example', { description: 'Value in the preview.' }),
  }),
});

const PreviewType = builder.objectRef<{ subject: string; html: string; text: string }>('EmailPreview').implement({
  description: 'Email rendered with sample data.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'Subject of the email.' }),
    html: t.exposeString('html', { description: 'HTML version. The logo is embedded in the email, so it is missing here.' }),
    text: t.exposeString('text', { description: 'Plain text version.' }),
  }),
});

const EmailType = builder.objectRef<EditableMail>('AdminEmail').implement({
  description: 'Kind of email that the shop sends, with the shop’s custom text. Staff only.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Unique name of the kind, such as order.placed.' }),
    title: t.exposeString('title', { description: 'Name of the email in the admin.' }),
    occasion: t.exposeString('occasion', { description: 'When the email is sent.' }),
    group: t.exposeString('group', { description: 'Name of the group that the kind of email belongs to, such as Orders.' }),
    subject: t.string({ description: 'Custom subject; empty for the default.', resolve: ({ texts }) => texts.subject }),
    introduction: t.string({ description: 'Custom introduction; empty for the default.', resolve: ({ texts }) => texts.introduction }),
    footer: t.string({ description: 'Custom text above the shop’s legal details; empty if none.', resolve: ({ texts }) => texts.footer }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Version of the text, and who last saved it.',
      resolve: ({ texts: { version, editedById, editedAt } }) => ({ area: 'SHOP' as const, version, editedById, editedAt }),
    }),
    placeholders: t.field({
      type: [PlaceholderType],
      description: 'Placeholders that the text can contain.',
      extensions: { listLength: 6 },
      resolve: async (mail, _args, { shop }) => {
        const { values } = await defaultMail(shop.db, mail);
        return Object.entries(mail.placeholders).map(([name, description]) => ({ name, description, example: values[name] ?? '' }));
      },
    }),
    defaultSubject: t.string({
      description: 'Default subject, filled in with sample data.',
      resolve: async (mail, _args, { shop }) => (await defaultMail(shop.db, mail)).mail.subject,
    }),
    preview: t.field({
      type: PreviewType,
      description:
        'The email with sample data and the given text; arguments that are omitted default to the saved text. Unknown placeholders stay as they are.',
      args: {
        subject: t.arg.string({ description: 'Subject to show; at most 150 characters are used.' }),
        introduction: t.arg.string({ description: 'Introduction to show; at most 1,000 characters are used.' }),
        footer: t.arg.string({ description: 'Footer to show; at most 500 characters are used.' }),
      },
      resolve: (mail, given, { shop }) => previewOf(shop.db, mail, given),
    }),
  }),
});

builder.queryFields((t) => ({
  adminEmails: t.field({
    type: [EmailType],
    authScopes: { staff: 'CONTENT' },
    description: 'All kinds of emails that the shop sends to customers. Requires the CONTENT permission.',
    extensions: { listLength: 40 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return editableMails(shop.db);
    },
  }),
  adminEmail: t.field({
    type: EmailType,
    nullable: true,
    authScopes: { staff: 'CONTENT' },
    description: 'A kind of email by its name; null if the shop sends no email with this name. Requires the CONTENT permission.',
    args: { kind: t.arg.string({ required: true, description: 'Name of the kind, such as order.placed.' }) },
    resolve: (_root, { kind }, { shop, markPrivate }) => {
      markPrivate();
      return editableMail(shop.db, kind);
    },
  }),
}));

const kindText = 'Name of the kind of email (`AdminEmail.kind`).';

const UpdateInput = builder.inputType('UpdateEmailTextsInput', {
  description: 'Input for `updateEmailTexts`. Texts are plain text with the placeholders of the email, such as {orderNumber}.',
  fields: (t) => ({
    kind: t.string({ required: true, description: kindText }),
    expectedVersion: t.int({ required: true, description: 'Version of the texts that the change is based on.' }),
    subject: t.string({ required: true, description: 'Subject, a single line of at most 150 characters; empty for the default.' }),
    introduction: t.string({
      required: true,
      description: 'Introduction, at most 1,000 characters; each line is a paragraph. Empty for the default.',
    }),
    footer: t.string({ required: true, description: 'Text above the shop’s legal lines, at most 500 characters; empty if none.' }),
  }),
});

const TestInput = builder.inputType('SendTestEmailInput', {
  description: 'Input for `sendTestEmail`.',
  fields: (t) => ({ kind: t.string({ required: true, description: kindText }) }),
});

const UpdatePayload = builder.objectRef<{ kind: string }>('UpdateEmailTextsPayload').implement({
  description: 'Result of `updateEmailTexts`: emails sent from then on have the new texts.',
  fields: (t) => ({
    email: t.field({
      type: EmailType,
      nullable: true,
      description: 'The email with its new texts.',
      resolve: ({ kind }, _args, { shop }) => editableMail(shop.db, kind),
    }),
  }),
});

const TestPayload = builder.objectRef<{ to: string }>('SendTestEmailPayload').implement({
  description: 'Result of `sendTestEmail`: the email will be sent within seconds.',
  fields: (t) => ({ to: t.exposeString('to', { description: 'Address of the signed-in staff member.' }) }),
});

builder.mutationFields((t) => ({
  updateEmailTexts: t.field({
    hasDryRun: true,
    type: UpdatePayload,
    authScopes: { staff: 'CONTENT' },
    description:
      'Saves the shop’s own subject, introduction and footer for an email. The description of what happened, the links and the shop’s legal lines can’t be changed. Nothing is changed if another user has saved the texts in the meantime. Requires the CONTENT permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The saved texts, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'Input for `updateEmailTexts`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await updateMailTexts(shop, input);
      return { kind: input.kind };
    },
  }),
  sendTestEmail: t.field({
    type: TestPayload,
    authScopes: { staff: 'CONTENT' },
    description:
      'Sends an email with sample data and the saved texts to the address of the signed-in staff member; at most 20 per hour. API keys have no address and are refused. Requires the CONTENT permission.',
    errors: {
      types: [ForbiddenError, NotFoundError, ThrottledError, TryAgainError],
      union: { description: 'The address, or the error that prevented the email from being sent.' },
    },
    args: { input: t.arg({ type: TestInput, required: true, description: 'Input for `sendTestEmail`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ to: await sendTestMail(shop, input.kind) }),
  }),
}));
