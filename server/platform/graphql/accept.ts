// Which form an answer takes, by the request's header Accept (RFC 9110, section 12.5.1).

const jsonType = 'application/json';
const specifiedType = 'application/graphql-response+json';
const eventsType = 'text/event-stream';

interface Range {
  type: string;
  quality: number;
}

function rangesOf(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (type === '') return [];
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    return [{ type, quality: Number.isFinite(quality) ? quality : 0 }];
  });
}

/** How much a type is wanted, from 0 to 1: the most specific range that names it decides. */
function qualityOf(ranges: Range[], type: string): number {
  const names = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const name of names) {
    const range = ranges.find((one) => one.type === name);
    if (range) return range.quality;
  }
  return 0;
}

/**
 * The type of an answer in JSON: the one wanted more. Between equals the one that is named comes before a wildcard, and then the order of
 * the header. A client that names neither gets application/json, as all did before there was the other.
 */
export function jsonTypeFor(accept: string): typeof jsonType | typeof specifiedType {
  const ranges = rangesOf(accept);
  const [plain, specified] = [qualityOf(ranges, jsonType), qualityOf(ranges, specifiedType)];
  if (plain !== specified) return specified > plain ? specifiedType : jsonType;
  const place = (type: string) => ranges.findIndex((range) => range.type === type);
  const [plainAt, specifiedAt] = [place(jsonType), place(specifiedType)];
  return specifiedAt >= 0 && (plainAt < 0 || specifiedAt < plainAt) ? specifiedType : jsonType;
}

/** Whether the client can read server-sent events. */
export const takesEvents = (accept: string): boolean => {
  const range = rangesOf(accept).find(({ type }) => type === eventsType);
  return range !== undefined && range.quality > 0;
};

/** Whether it can read nothing else: then a query too is answered by one event. */
export const takesOnlyEvents = (accept: string): boolean => {
  const ranges = rangesOf(accept);
  return takesEvents(accept) && qualityOf(ranges, jsonType) === 0 && qualityOf(ranges, specifiedType) === 0;
};
