/** What a legacy call answers. */
export interface LegacyReply {
  status: number;
  contentType: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

const htmlType = 'text/html; charset=UTF-8';

/** Text under the type that the old scripts expect for everything but JSON. */
export function textReply(body: string, status = 200): LegacyReply {
  return { status, contentType: htmlType, body, headers: {} };
}

export function jsonReply(value: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) {
  return { status, contentType: 'application/json; charset=UTF-8', body: JSON.stringify(value), headers } satisfies LegacyReply;
}

/** What a REST route answers, and the operation of the API that it executed. */
export interface RestAnswer {
  reply: LegacyReply;
  twin: string;
}

/** A failure as clients of the REST routes read it. */
export function restError(status: number, code: string, message: string): LegacyReply {
  return jsonReply({ code, message, data: { status } }, { status });
}

/** Sends on with a GET, whatever the request was. @param location a path of ours */
export function seeOther(location: string): LegacyReply {
  return { ...textReply('', 303), headers: { location } };
}

/** Nothing, and that is all right. */
export const emptyReply = textReply('');
/** Somebody else's page, or a token that is wrong. */
export const forbiddenReply = textReply('-1', 403);
/** There is no such action, or none for this caller. */
export const unknownActionReply = textReply('0', 400);
