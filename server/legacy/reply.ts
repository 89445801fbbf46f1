/** The reply of a legacy call. */
export interface LegacyReply {
  status: number;
  contentType: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

const htmlType = 'text/html; charset=UTF-8';

/** Returns text with the content type that the old scripts expect for everything but JSON. */
export function textReply(body: string, status = 200): LegacyReply {
  return { status, contentType: htmlType, body, headers: {} };
}

export function jsonReply(value: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) {
  return { status, contentType: 'application/json; charset=UTF-8', body: JSON.stringify(value), headers } satisfies LegacyReply;
}

/** The reply of a REST route, and the GraphQL operation that was executed. */
export interface RestAnswer {
  reply: LegacyReply;
  twin: string;
}

/** Returns an error in the format of the REST routes. */
export function restError(status: number, code: string, message: string): LegacyReply {
  return jsonReply({ code, message, data: { status } }, { status });
}

/**
 * Redirects with a GET, whatever the method of the request.
 * @param location a path of this shop
 */
export function seeOther(location: string): LegacyReply {
  return { ...textReply('', 303), headers: { location } };
}

/** A successful reply without content. */
export const emptyReply = textReply('');
/** The reply for a request from another site's page, or with a wrong token. */
export const forbiddenReply = textReply('-1', 403);
/** The reply for an action that doesn't exist or isn't available to the caller. */
export const unknownActionReply = textReply('0', 400);
