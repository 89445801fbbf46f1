// How to write a screen of the administration.
//
// 1. `admin/MODULE/routes.ts` exports a list of AdminScreen: path, title, the required right, its group in the navigation, and where its
// code is. The list is named in admin/app/screens.ts, and that is all: navigation, command palette, rights and titles follow from it.
// 2. `admin/MODULE/XxxScreen.tsx` has the component and its Relay query, and exports a loader that calls loadScreen() with the variables
// from the address (listPage, kit/table/listUrl.ts). The component reads the query with useScreenQuery(). The state of a list is in its
// address alone: search, filters, order and page.
// 3. Lists are <DataTable>, between <FilterBar> and <Pager>. Forms take their state from useAdminForm() and their fields from
// kit/form/FormField.tsx; they end with <SaveBar>, or are a <RecordForm> or <SettingsForm>. The version of a save is the one that the form
// was opened with, and responses to dry runs and refusals never update the store's records (app/refusals.ts).
// 4. Changes go through useAdminMutation(), which asks for the password again if the server requires it, puts errors beside their fields,
// and shows the rest in a toast. Every mutation aliases its field as `result` and selects what useAdminMutation() names. After a change
// that a list shows, call useReload().
//
// admin/newsletter is a module to copy from.

import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { AdminIconName } from './AdminIcon.tsx';
import * as t from './__generated__/messages.ts';

/** An area of the administration, as the server names it. */
export type StaffRight = 'CATALOGUE' | 'ORDERS' | 'DEALS' | 'SUBSCRIBERS' | 'CONTENT' | 'SETTINGS' | 'REPORTS';

/** What is needed to open a screen: a right, the administrator role, or null for any signed-in person. */
export type NeededRight = StaffRight | 'ADMINISTRATOR' | null;

/** The groups of the navigation, in their order. */
export const screenGroups = ['Overview', 'Sales', 'Catalogue', 'Deals', 'Audience', 'Content', 'Reports', 'Settings', 'Team'] as const;

type ScreenGroup = (typeof screenGroups)[number];

/** The groups' headings. */
export const screenGroupNames: Readonly<Record<ScreenGroup, string>> = {
  Overview: t.overview,
  Sales: t.sales,
  Catalogue: t.catalogue,
  Deals: t.deals,
  Audience: t.audience,
  Content: t.content,
  Reports: t.reports,
  Settings: t.settings,
  Team: t.team,
};

/** Arguments of a screen's loader. */
export interface ScreenArgs {
  environment: IEnvironment;
  /** Of the page that is opened. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** A screen's code, which loads when it is first opened. */
export interface ScreenCode {
  Component: ComponentType;
  /** Loads its data, for useScreenQuery() or react-router's useLoaderData(). Throws NotFound if the address names no record. */
  load?: (args: ScreenArgs) => Promise<unknown>;
}

/** One screen of the administration. */
export interface AdminScreen {
  /** Below /admin/, without a slash at either end; '' is the first screen. */
  path: string;
  /** In the navigation and the palette. */
  title: string;
  right: NeededRight;
  /** Its group in the navigation; screens without one are reached from others. */
  group?: ScreenGroup;
  icon?: AdminIconName;
  /** One letter: G and then this key open the screen. */
  goKey?: string;
  /** Further words by which the palette finds it. */
  keywords?: string;
  open: () => Promise<ScreenCode>;
}

/** A result of the command palette. */
export interface Found {
  title: string;
  detail?: string;
  /** Below /admin/. */
  path: string;
}

/** A module's search for the command palette, in addition to the screens' titles. */
export interface Finder {
  /** Heading of its results, such as "Orders". */
  label: string;
  right: NeededRight;
  /** Loads its code at the first search. At most ten results are shown. */
  open: () => Promise<(environment: IEnvironment, words: string) => Promise<readonly Found[]>>;
}
