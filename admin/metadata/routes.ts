import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

const open = async () => {
  const { DefinitionScreen, loadDefinition } = await import('./DefinitionScreen.tsx');
  return { Component: DefinitionScreen, load: loadDefinition };
};

/** Screens of the definitions of custom fields. */
export const metadataScreens: readonly AdminScreen[] = [
  {
    path: 'custom-fields',
    title: t.customFields,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'sliders',
    keywords: 'metafields metadata integration extra attributes products orders customers',
    open: async () => {
      const { DefinitionsScreen, loadDefinitions } = await import('./DefinitionsScreen.tsx');
      return { Component: DefinitionsScreen, load: loadDefinitions };
    },
  },
  // “new” in place of the number is a new one.
  { path: 'custom-fields/:id', title: t.customField, right: 'SETTINGS', open },
];
