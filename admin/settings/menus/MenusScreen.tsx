import { graphql } from 'react-relay/hooks.js';
import type { MenuPlace, MenusScreenQuery, MenusScreenQuery$data } from '../../__generated__/MenusScreenQuery.graphql.ts';
import type { MenusScreenSaveMutation } from '../../__generated__/MenusScreenSaveMutation.graphql.ts';
import { loadScreen, NotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { useParams } from 'react-router';
import { MenuEditor } from './MenuEditor.tsx';
import type { MenuRowFieldsProps } from './MenuRowFields.tsx';
import { treeOf, type MenuRow } from './menuRows.ts';
import { useMenuRows } from './useMenuRows.ts';
import { SettingsForm } from '../../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';

const query = graphql`
  query MenusScreenQuery($place: MenuPlace!) {
    menu: adminMenu(place: $place) {
      items {
        ...useMenuRows_items
      }
      edit {
        version
        ...SettingsForm_edit
      }
    }
    categories {
      name
      url
      children {
        name
        url
      }
    }
  }
`;

const saving = graphql`
  mutation MenusScreenSaveMutation($input: UpdateMenuInput!, $isDryRun: Boolean) {
    result: updateMenu(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateMenuPayload {
        version
      }
      ... on UserError {
        code
        message
        path
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
`;

const places: readonly { place: MenuPlace; name: string; title: string; where: string }[] = [
  { place: 'TOP', name: '', title: 'At the top', where: 'In the bar at the very top of every page.' },
  { place: 'LOGO', name: 'logo', title: 'Next to the logo', where: 'Next to the logo. On small screens, in the slide-in menu.' },
  {
    place: 'NAVIGATION',
    name: 'navigation',
    title: 'Before the categories',
    where: 'In the row of main categories, before the first one. The categories themselves come from the catalogue.',
  },
];
const tabs = places.map(({ name, title }) => ({ path: name === '' ? '/menus' : `/menus/${name}`, title }));

const pages = [
  { url: '/', label: 'Home' },
  { url: '/shop/', label: 'All products' },
  { url: '/shop/?on_sale=1', label: 'Products on sale' },
  { url: '/shop/?orderby=date', label: 'New products' },
  { url: '/deals/', label: 'Deals' },
  { url: '/delivery/', label: 'Delivery and returns' },
  { url: '/faq/', label: 'Frequently asked questions' },
  { url: '/find-order/', label: 'Find your order' },
  { url: '/account/', label: 'Account' },
  { url: '/cart/', label: 'Cart' },
];

function targetsOf(categories: MenusScreenQuery$data['categories']): MenuRowFieldsProps['targets'] {
  const named = categories.flatMap(({ name, url, children }) => [
    { url, label: name },
    ...children.map((child) => ({ url: child.url, label: `${name} › ${child.name}` })),
  ]);
  return [{ label: 'Pages', targets: pages }, ...(named.length > 0 ? [{ label: 'Categories', targets: named }] : [])];
}

const labels = { items: 'Links' } as const;
const menuText = (_name: string, { items }: { items: readonly MenuRow[] }) =>
  items.map(({ label, isBelow }) => `${isBelow ? '› ' : ''}${label}`).join(', ') || 'no links';

function placeOf(name = '') {
  const found = places.find((place) => place.name === name);
  if (!found) throw new NotFound();
  return found;
}

/** Loads the menu in the URL. */
export function loadMenu({ environment, params }: ScreenArgs) {
  return loadScreen<MenusScreenQuery>(environment, query, { place: placeOf(params.place).place });
}

/** Screen of the header's menus. */
export function MenusScreen() {
  const { place } = placeOf(useParams().place);
  return (
    <>
      <ScreenHead title="Menus" description="The links in the header. Menus have two levels. Links below another link open with it." />
      <Tabs label="Menus" tabs={tabs} />
      <MenuForm key={place} />
    </>
  );
}

function MenuForm() {
  const { menu, categories } = useScreenQuery<MenusScreenQuery>(query);
  const { place, title, where } = placeOf(useParams().place);
  const { edit } = menu;
  const form = useAdminForm({
    read: { version: edit.version, values: { items: useMenuRows(menu.items) } },
    mutation: useAdminMutation<MenusScreenSaveMutation, 'UpdateMenuPayload'>(saving, 'UpdateMenuPayload'),
    labels,
    valueText: menuText,
    variablesOf: ({ sent: { items }, version: expectedVersion }) => ({ input: { place, expectedVersion, items: treeOf(items).items } }),
    savedOf: ({ version }, values) => ({ version, values }),
    savedText: 'Menu saved. Changes are live on every page.',
  });
  return (
    <SettingsForm form={form} labelOf={labelOf} edit={edit}>
      <Panel title={title} description={where}>
        <MenuEditor
          rows={form.values.items}
          targets={targetsOf(categories)}
          errorOf={form.errorOf}
          onChange={(items) => form.change({ items })}
        />
      </Panel>
    </SettingsForm>
  );
}

/** Labels an error path; links are numbered within their level, as in the form. */
function labelOf(name: string): string {
  const at = /^items\.(\d+)(?:\.children\.(\d+))?/.exec(name);
  if (!at) return 'Links';
  return at[2] === undefined ? `link ${Number(at[1]) + 1}` : `link ${Number(at[2]) + 1} below link ${Number(at[1]) + 1}`;
}
