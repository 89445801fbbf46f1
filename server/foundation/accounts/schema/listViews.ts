import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { ListView } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deleteListView, listViews, setListView } from '../listViews.ts';
import { inputDescription } from './payloads.ts';

// The views of lists that somebody of the staff keeps.

const ListViewType = builder.objectRef<ListView>('ListView').implement({
  description: 'A list of the administration as its owner likes to see it. Seen by its owner alone; it is no node.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    screen: t.exposeString('screen', { description: 'The list: its path below /admin/, such as orders.' }),
    name: t.exposeString('name', { description: 'As its owner has named it.' }),
    search: t.exposeString('search', {
      description: 'What the list’s address says after its question mark: search, filters and order, sorted by their names.',
    }),
  }),
});

const viewsDescription = 'All views that the caller keeps, the oldest first.';

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
  description: 'What to keep.',
  fields: (t) => ({
    screen: t.string({ required: true, description: 'The list: its path below /admin/, such as orders.' }),
    name: t.string({ required: true, description: 'Its name: at most 40 characters. A name that is there already gets the new search.' }),
    search: t.string({ required: true, description: 'What the list’s address says after its question mark.' }),
  }),
});

builder.mutationField('setListView', (t) =>
  t.field({
    hasDryRun: true,
    type: viewsPayload('SetListViewPayload', 'It is kept.'),
    authScopes: { adminSession: true },
    description:
      'Keeps how the caller likes to see a list of the administration. At most 20 views of one list. Errors: InvalidInputError, TryAgainError, ForbiddenError. Legacy twin: none.',
    errors: {
      types: [InvalidInputError, TryAgainError, ForbiddenError],
      union: { description: 'The views, or why nothing was kept.' },
    },
    args: { input: t.arg({ type: SetListViewInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await setListView(shop, input);
      return { isDone: true as const };
    },
  }),
);

const DeleteListViewInput = builder.inputType('DeleteListViewInput', {
  description: 'Which view.',
  fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
});

builder.mutationField('deleteListView', (t) =>
  t.field({
    type: viewsPayload('DeleteListViewPayload', 'It is not there any more.'),
    authScopes: { adminSession: true },
    description:
      'Forgets a view of a list. One that is not the caller’s own stays as it is, without a word of whether there is one. Errors: ForbiddenError. Legacy twin: none.',
    errors: { types: [ForbiddenError], union: { description: 'The views, or why nothing was changed.' } },
    args: { input: t.arg({ type: DeleteListViewInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await deleteListView(shop, { id: input.databaseId });
      return { isDone: true as const };
    },
  }),
);
