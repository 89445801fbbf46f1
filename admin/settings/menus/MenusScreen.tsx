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
import * as t from '../__generated__/messages.ts';

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
  { place: 'TOP', name: '', title: t.topBar, where: t.topBarHint },
  { place: 'LOGO', name: 'logo', title: t.nextToTheLogo, where: t.nextToLogoHint },
  {
    place: 'NAVIGATION',
    name: 'navigation',
    title: t.beforeTheCategories,
    where: t.beforeCategoriesHint,
  },
];
const tabs = places.map(({ name, title }) => ({ path: name === '' ? '/menus' : `/menus/${name}`, title }));

const pages = [
  { url: '/', label: t.home },
  { url: '/shop/', label: t.allProducts },
  { url: '/shop/?on_sale=1', label: t.productsOnSale },
  { url: '/shop/?orderby=date', label: t.newProducts },
  { url: '/deals/', label: t.deals },
  { url: '/delivery/', label: t.deliveryAndReturns },
  { url: '/faq/', label: t.frequentlyAskedQuestions },
  { url: '/find-order/', label: t.findYourOrder },
  { url: '/account/', label: t.account },
  { url: '/cart/', label: t.cart },
];

function targetsOf(categories: MenusScreenQuery$data['categories']): MenuRowFieldsProps['targets'] {
  const named = categories.flatMap(({ name, url, children }) => [
    { url, label: name },
    ...children.map((child) => ({ url: child.url, label: `${name} › ${child.name}` })),
  ]);
  return [{ label: t.pages, targets: pages }, ...(named.length > 0 ? [{ label: t.categories, targets: named }] : [])];
}

const labels = { items: t.links } as const;
const menuText = (_name: string, { items }: { items: readonly MenuRow[] }) =>
  items.map(({ label, isBelow }) => `${isBelow ? '› ' : ''}${label}`).join(', ') || t.noLinks;

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
      <ScreenHead title={t.menus} description={t.menusDescription} />
      <Tabs label={t.menus} tabs={tabs} />
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
    savedText: t.menuSavedChangesAreLive,
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
  if (!at) return t.links;
  return at[2] === undefined
    ? t.linkNumber({ number: Number(at[1]) + 1 })
    : t.linkBelowLink({ number: Number(at[2]) + 1, parent: Number(at[1]) + 1 });
}
