// How a screen of the administration is written.
//
// 1. `admin/MODULE/routes.ts` exports a list of AdminScreen: path, title, the right it needs, its group in the navigation, and where its
//    code is. The list is named in admin/app/screens.ts, and that is all: navigation, command palette, rights and titles follow from it.
// 2. `admin/MODULE/XxxScreen.tsx` has the component and its Relay query, and exports a loader that calls loadScreen() with the variables that
//    the address says (listPage, kit/table/listUrl.ts). The component takes the query with useScreenQuery(). What a list shows is in its
//    address alone: search, filters, order and page.
// 3. Lists are <DataTable>, between <FilterBar> and <Pager>. Forms take their state from useAdminForm() and their fields from
//    kit/form/FormField.tsx; they end with <SaveBar>, or are a <RecordForm> or <SettingsForm>. The version of a save is the one that the form
//    was opened with, and answers of dry runs and refusals never come into the store (app/refusals.ts).
// 4. Changes go through useAdminMutation(), which asks for the password anew where the server wants it, puts errors beside their fields,
//    and tells the rest in a toast. Every mutation aliases its field as `result` and selects what
//    useAdminMutation() names. After a change that a list shows, call useReload().
//
// admin/newsletter is a module to copy from.

import type { ComponentType } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { AdminIconName } from './AdminIcon.tsx';

/** An area of the administration, as the server names it. */
export type StaffRight = 'CATALOGUE' | 'ORDERS' | 'DEALS' | 'SUBSCRIBERS' | 'CONTENT' | 'SETTINGS' | 'REPORTS';

/** What somebody needs to open a screen: a right, the role of an administrator, or only to be signed in. */
export type NeededRight = StaffRight | 'ADMINISTRATOR' | null;

/** The groups of the navigation, in their order. */
export const screenGroups = ['Overview', 'Sales', 'Catalogue', 'Deals', 'Audience', 'Content', 'Reports', 'Settings', 'Team'] as const;

type ScreenGroup = (typeof screenGroups)[number];

/** What a screen's loader gets. */
export interface ScreenArgs {
  environment: IEnvironment;
  /** Of the page that is opened. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** A screen's code, which comes when it is first opened. */
export interface ScreenCode {
  Component: ComponentType;
  /** Its data, in useScreenQuery() or react-router's useLoaderData(). Throw notFound() where the address names nothing. */
  load?: (args: ScreenArgs) => Promise<unknown>;
}

/** One screen. */
export interface AdminScreen {
  /** Below /admin/, without a slash at either end; '' is the first screen. */
  path: string;
  /** Of the navigation and the palette. */
  title: string;
  right: NeededRight;
  /** Where the navigation shows it; screens without one are reached from others. */
  group?: ScreenGroup;
  icon?: AdminIconName;
  /** One letter: G and then this key lead to it. */
  goKey?: string;
  /** Further words by which the palette finds it. */
  words?: string;
  open: () => Promise<ScreenCode>;
}

/** Something that the command palette has found. */
export interface Found {
  title: string;
  detail?: string;
  /** Below /admin/. */
  path: string;
}

/** A search of a room for the command palette, beside the screens' titles. */
export interface Finder {
  /** Heads what it has found, such as "Orders". */
  label: string;
  right: NeededRight;
  /** Its code comes when somebody first searches. At most ten are shown. */
  open: () => Promise<(environment: IEnvironment, words: string) => Promise<readonly Found[]>>;
}
