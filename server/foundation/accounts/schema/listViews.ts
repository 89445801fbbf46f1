import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { ListView } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deleteListView, listViews, setListView } from '../listViews.ts';
import { inputDescription } from './payloads.ts';

// Saved list views of a staff member.

const ListViewType = builder.objectRef<ListView>('ListView').implement({
  description: 'A saved view of an admin list. Visible only to its owner. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('ListView')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the view.' }),
    screen: t.exposeString('screen', { description: 'List that the view belongs to, as its path below `/admin/`, such as `orders`.' }),
    name: t.exposeString('name', { description: 'Name that the owner gave the view.' }),
    search: t.exposeString('search', {
      description: 'Query string of the list’s URL: search, filters and sort order, sorted by parameter name.',
    }),
  }),
});

const viewsDescription = 'All views saved by the caller, oldest first.';

builder.queryField('listViews', (t) =>
  t.field({
    type: [ListViewType],
    description: viewsDescription,
    authScopes: { adminSession: true },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listViews(shop);
    },
  }),
);

function viewsPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<{ isDone: true }>(name).implement({
    description,
    fields: (t) => ({
      listViews: t.field({
        type: [ListViewType],
        description: viewsDescription,
        resolve: (_payload, _args, { shop }) => listViews(shop),
      }),
    }),
  });
}

const SetListViewInput = builder.inputType('SetListViewInput', {
  description: 'Input for `setListView`.',
  fields: (t) => ({
    screen: t.string({ required: true, description: 'List that the view belongs to, as its path below `/admin/`, such as `orders`.' }),
    name: t.string({
      required: true,
      description: 'Name of the view, at most 40 characters. If a view with this name exists, its search is replaced.',
    }),
    search: t.string({ required: true, description: 'Query string of the list’s URL.' }),
  }),
});

builder.mutationField('setListView', (t) =>
  t.field({
    hasDryRun: true,
    type: viewsPayload('SetListViewPayload', 'The view was saved.'),
    authScopes: { adminSession: true },
    description:
      'Saves a view of an admin list for the caller. At most 20 views per list. Errors: InvalidInputError, TryAgainError, ForbiddenError.',
    errors: {
      types: [InvalidInputError, TryAgainError, ForbiddenError],
      union: { description: 'The saved views, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetListViewInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await setListView(shop, input);
      return { isDone: true as const };
    },
  }),
);

const DeleteListViewInput = builder.inputType('DeleteListViewInput', {
  description: 'Input for `deleteListView`.',
  fields: (t) => ({ id: t.rowId({ of: 'ListView', required: true, description: 'Global ID of the view.' }) }),
});

builder.mutationField('deleteListView', (t) =>
  t.field({
    type: viewsPayload('DeleteListViewPayload', 'The view was deleted.'),
    authScopes: { adminSession: true },
    description:
      'Deletes a saved view of a list. Has no effect on another user’s view and does not reveal whether it exists. Errors: ForbiddenError.',
    errors: { types: [ForbiddenError], union: { description: 'The remaining views, or the error that prevented the change.' } },
    args: { input: t.arg({ type: DeleteListViewInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await deleteListView(shop, { id: input.id });
      return { isDone: true as const };
    },
  }),
);
