import { z } from 'zod';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { ListView } from '../../generated/prisma/client.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { adminMember } from '../../platform/operation/rights.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Saved views of administration lists. They belong to one staff member and affect nobody else, so they are not in the audit log.

/** Maximum number of saved views per person and list. */
const maxViews = 20;

const maxName = 40;

/** Cursors are not part of a view: the list has changed by the time the view is opened. */
const placeNames = ['after', 'before'];

/** Normalises a query string, so that equal searches, filters and orders have equal texts. */
function normalSearch(given: string): string {
  const params = new URLSearchParams(given);
  for (const name of placeNames) params.delete(name);
  params.sort();
  return params.toString();
}

const viewInput = z.object({
  screen: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+([/-][a-z0-9]+)*$/, withText(says((t) => t.identifyAListByItsPath))),
  name: z
    .string()
    .trim()
    .min(1, withText(says((t) => t.enterANameForTheView)))
    .max(maxName, withText(says((t) => t.useAtMostMaxCharacters({ max: maxName }))))
    .refine((name) => !/\p{Cc}/u.test(name), withText(says((t) => t.enterTheNameOnOneLine))),
  search: z
    .string()
    .max(1_000, withText(says((t) => t.searchAndFiltersAreTooLong)))
    .transform(normalSearch)
    .refine((search) => search !== '', withText(says((t) => t.searchOrFilterTheListFirst))),
});

async function ownerOf(shop: Shop): Promise<number> {
  const member = await adminMember(shop);
  if (!member) throw new ForbiddenError(says((t) => t.signInToSaveListViews));
  return member.accountId;
}

/** Returns all saved views of the caller, oldest first. */
export async function listViews(shop: Shop): Promise<ListView[]> {
  const member = await adminMember(shop);
  return member ? shop.db.prisma.listView.findMany({ where: { accountId: member.accountId }, orderBy: { id: 'asc' } }) : [];
}

/**
 * Saves a view of a list. An existing view of the same name gets the new search.
 * @throws InvalidInputError, ForbiddenError, TryAgainError
 */
export async function setListView(shop: Shop, input: z.input<typeof viewInput>): Promise<void> {
  const accountId = await ownerOf(shop);
  const { screen, name, search } = parseInput(viewInput, input);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // Serialises requests from several windows of one person, so that the limit holds.
      await tx.$queryRaw`SELECT 1 FROM "Account" WHERE "id" = ${accountId}::int FOR NO KEY UPDATE`;
      const held = await tx.listView.findMany({ where: { accountId, screen }, select: { name: true } });
      if (held.length >= maxViews && !held.some((view) => view.name === name)) {
        const message = says((t) => t.listHasTooManyViews({ maxViews }));
        throw new InvalidInputError([{ path: ['input', 'name'], message }]);
      }
      await tx.listView.upsert({
        where: { accountId_screen_name: { accountId, screen, name } },
        create: { accountId, screen, name, search, createdAt: shop.now },
        update: { search },
      });
    }),
  );
}

/**
 * Deletes a view; ignored if it doesn't exist or belongs to another staff member.
 * @throws ForbiddenError
 */
export async function deleteListView(shop: Shop, { id }: { id: number }): Promise<void> {
  const accountId = await ownerOf(shop);
  await shop.db.prisma.listView.deleteMany({ where: { id, accountId } });
}
