import { accountNames } from '../../audit/schema/accountNames.ts';
import type { SettingsEdit } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { SettingFact } from '../facts.ts';

// What all forms of settings share. For staff only: these types are reached through fields that need a right.

/** Who saved a part of the settings at last. */
export const SettingsEditType = builder.objectRef<SettingsEdit>('SettingsEdit').implement({
  description: 'How often a part of the settings was saved, and by whom at last.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What a save must name.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who saved it at last; null before the first time.',
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: 'When; null before the first time.' }),
  }),
});

/** What a form says beside a setting. */
export const SettingFactType = builder.objectRef<SettingFact>('SettingFact').implement({
  description: 'What a setting may be, and what a new shop has.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the setting, as its field is named.' }),
    initial: t.string({
      description: 'What a new shop has: true, false or a number with a decimal point.',
      // Written out: JavaScript would write small numbers as 1e-5.
      resolve: ({ initial }) => (typeof initial === 'number' ? initial.toFixed(10).replace(/\.?0+$/, '') : String(initial)),
    }),
    unit: t.string({ nullable: true, description: 'Of a number.', resolve: ({ unit }) => unit ?? null }),
    min: t.float({ nullable: true, description: 'The least allowed.', resolve: ({ min }) => min ?? null }),
    max: t.float({ nullable: true, description: 'The most allowed.', resolve: ({ max }) => max ?? null }),
  }),
});
