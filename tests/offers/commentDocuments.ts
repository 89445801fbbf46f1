import { globalId } from '../../shared/globalId.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Writes, reports, moderates and reads comments through GraphQL.

export async function needApproval(db: Db, commentsNeedApproval: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { commentsNeedApproval } });
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

interface Comment {
  databaseId: number;
  parentId: string | null;
  status: string;
  authorName: string | null;
  body: string | null;
}

export interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  comment?: Comment;
}

const fields = 'databaseId parentId status authorName body';
export const commentId = (id: number) => globalId('OfferComment', id);

async function change(who: Visitor, name: string, input: object): Promise<Result> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
    ... on ${type}Payload { comment { ${fields} } } ... on UserError { code message path } } }`;
  return (await who.query<{ result: Result }>(document, { input })).result;
}

export const write = (who: Visitor, offerId: number, comment: object = {}) =>
  change(who, 'createOfferComment', { offerId: globalId('Offer', offerId), authorName: 'Ada', body: 'Great price.', ...comment });
export const report = (who: Visitor, id: number, reason?: string) =>
  change(who, 'reportOfferComment', { commentId: commentId(id), reason });
export const remove = (who: Visitor, id: number) => change(who, 'deleteOfferComment', { commentId: commentId(id) });

/** Writes a comment that must succeed, and returns its id. */
export async function written(who: Visitor, offerId: number, comment: object = {}): Promise<number> {
  const { comment: saved, ...failure } = await write(who, offerId, comment);
  if (!saved) throw new Error(JSON.stringify(failure));
  return saved.databaseId;
}

export interface Page {
  totalCount: number;
  edges: { cursor: string; node: Comment }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

export async function shownComments(who: Visitor, offerId: number, page = 'first: 100'): Promise<Page> {
  const { node } = await who.query<{ node: { comments: Page } }>(
    `query ($id: ID!) { node(id: $id) { ... on Offer {
      comments(${page}) { totalCount edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage } } } } }`,
    { id: globalId('Offer', offerId) },
  );
  return node.comments;
}
export const bodies = ({ edges }: Page) => edges.map(({ node }) => node.body);

export async function ownComments(who: Visitor, offerId: number): Promise<Comment[]> {
  const document = `query ($id: ID!) { node(id: $id) { ... on Offer { myComments { ${fields} } } } }`;
  return (await who.query<{ node: { myComments: Comment[] } }>(document, { id: globalId('Offer', offerId) })).node.myComments;
}

/** The comments as the list for staff shows them now. */
export async function seenComments(who: Visitor, ids: number[]) {
  const document = `{ adminOfferComments(first: 100) { edges { node { databaseId status openReports } } } }`;
  const { adminOfferComments } = await who.query<{
    adminOfferComments: { edges: { node: { databaseId: number; status: string; openReports: number } }[] } | null;
  }>(document);
  const seen = new Map(adminOfferComments?.edges.map(({ node }) => [node.databaseId, node]));
  return ids.map((id) => ({
    id: commentId(id),
    expectedStatus: seen.get(id)?.status ?? 'PUBLISHED',
    expectedReports: seen.get(id)?.openReports ?? 0,
  }));
}

/** Moderates comments as they are now. */
export const moderate = async (who: Visitor, ids: number[], status: string) => decide(who, await seenComments(who, ids), status);

/** Moderates comments as they were seen. */
export async function decide(
  who: Visitor,
  comments: object[],
  status: string,
): Promise<{ comments?: { databaseId: number }[]; code?: string }> {
  const document = `mutation ($input: ModerateOfferCommentsInput!) { result: moderateOfferComments(input: $input) {
    ... on ModerateOfferCommentsPayload { comments { databaseId } } ... on UserError { code } } }`;
  const input = { comments, status };
  return (await who.query<{ result: { comments?: { databaseId: number }[]; code?: string } }>(document, { input })).result;
}
