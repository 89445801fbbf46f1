import { accountNames } from '../../audit/schema/accountNames.ts';
import type { SettingsEdit } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { SettingFact } from '../facts.ts';

// Types shared by all settings forms. They are for staff only: the fields that return them require a permission.

/** The staff member who last saved a part of the settings. */
export const SettingsEditType = builder.objectRef<SettingsEdit>('SettingsEdit').implement({
  description: 'Version of a group of settings, and who last saved it.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Current version of the settings. Pass it as `expectedVersion` when saving.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who last saved the settings; null if they were never saved.',
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the settings were last saved; null if they were never saved.',
    }),
  }),
});

/** Metadata that a form shows next to a setting. */
export const SettingFactType = builder.objectRef<SettingFact>('SettingFact').implement({
  description: 'Allowed values of a setting, and its default in a new shop.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the setting’s field.' }),
    initial: t.string({
      description: 'Default value in a new shop: true, false or a number with a decimal point.',
      // In decimal notation: JavaScript would format small numbers as 1e-5.
      resolve: ({ initial }) => (typeof initial === 'number' ? initial.toFixed(10).replace(/\.?0+$/, '') : String(initial)),
    }),
    unit: t.string({ nullable: true, description: 'Unit of a numeric setting.', resolve: ({ unit }) => unit ?? null }),
    min: t.float({ nullable: true, description: 'Minimum value.', resolve: ({ min }) => min ?? null }),
    max: t.float({ nullable: true, description: 'Maximum value.', resolve: ({ max }) => max ?? null }),
  }),
});
