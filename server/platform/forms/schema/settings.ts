import { builder } from '../../graphql/builder.ts';
import type { SettingField } from '../settingsForm.ts';
import type { GivenSetting } from '../storedSettings.ts';

// Settings of extensions, for the administration's forms.

const FieldKind = builder.enumType('SettingFieldKind', {
  description: 'Input type of an extension setting.',
  values: {
    TEXT: { value: 'text', description: 'Single line of text.' },
    SECRET: { value: 'secret', description: 'Secret key: can be written, but is never returned.' },
    URL: { value: 'url', description: 'URL.' },
    SELECT: { value: 'select', description: 'One of the field’s options.' },
  },
});

const OptionType = builder.objectRef<{ value: string; label: string }>('SettingFieldOption').implement({
  description: 'An option of a setting. Staff only.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Stored value of the option.' }),
    label: t.exposeString('label', { description: 'Label shown to staff.' }),
  }),
});

/** A field of an extension's form. */
export const SettingFieldType = builder.objectRef<SettingField>('SettingField').implement({
  description: 'A setting of an extension, shown as one form field. Staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name used to save the setting (`SettingInput`).' }),
    label: t.exposeString('label', { description: 'Label of the form field.' }),
    help: t.exposeString('help', { description: 'Help text: where to find the value, or what it does; "" if none.' }),
    kind: t.expose('kind', { type: FieldKind, description: 'Input type of the field.' }),
    options: t.expose('options', { type: [OptionType], description: 'Options of a SELECT field; empty for other kinds.' }),
  }),
});

/** A setting that is not a secret. */
export const SettingValueType = builder.objectRef<GivenSetting>('SettingValue').implement({
  description: 'Current value of an extension setting; never a secret. Staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the extension’s field.' }),
    value: t.exposeString('value', { description: 'Value as entered; "" if none.' }),
  }),
});

/** A setting to save. */
export const SettingInput = builder.inputType('SettingInput', {
  description: 'A value for a setting of an extension.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of one of the extension’s fields.' }),
    value: t.string({ required: true, description: 'New value. An empty value leaves a secret unchanged.' }),
  }),
});
