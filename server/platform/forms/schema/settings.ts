import { builder } from '../../graphql/builder.ts';
import type { SettingField } from '../settingsForm.ts';
import type { GivenSetting } from '../storedSettings.ts';

// Settings of extensions, for the forms of the administration.

const FieldKind = builder.enumType('SettingFieldKind', {
  description: 'How a setting of an extension is entered.',
  values: {
    TEXT: { value: 'text', description: 'A line of text.' },
    SECRET: { value: 'secret', description: 'A key: it is written and never read.' },
    URL: { value: 'url', description: 'An address.' },
    SELECT: { value: 'select', description: 'One of the field’s options.' },
  },
});

const OptionType = builder.objectRef<{ value: string; label: string }>('SettingFieldOption').implement({
  description: 'A value that can be chosen. For staff only.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What is stored.' }),
    label: t.exposeString('label', { description: 'What staff read.' }),
  }),
});

/** One field of an extension's form. */
export const SettingFieldType = builder.objectRef<SettingField>('SettingField').implement({
  description: 'A setting of an extension: one field of its form. For staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'By which it is saved (SettingInput).' }),
    label: t.exposeString('label', { description: 'Label of the form field.' }),
    help: t.exposeString('help', { description: 'Where to find the value, or what it does; "" for nothing to say.' }),
    kind: t.expose('kind', { type: FieldKind, description: 'How it is entered.' }),
    options: t.expose('options', { type: [OptionType], description: 'Of a choice; empty for the other kinds.' }),
  }),
});

/** A setting that is no secret. */
export const SettingValueType = builder.objectRef<GivenSetting>('SettingValue').implement({
  description: 'What a setting of an extension is set to; never a secret. For staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the extension’s field.' }),
    value: t.exposeString('value', { description: 'What was entered; "" for nothing.' }),
  }),
});

/** A setting to save. */
export const SettingInput = builder.inputType('SettingInput', {
  description: 'A setting of an extension.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of one of the extension’s fields.' }),
    value: t.string({ required: true, description: 'The new value. A secret that is left empty stays as it is.' }),
  }),
});
