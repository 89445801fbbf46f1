// Chooses a response's content type by the request's header Accept (RFC 9110, section 12.5.1).

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

/** Returns the quality of a type, from 0 to 1, as given by the most specific matching range. */
function qualityOf(ranges: Range[], type: string): number {
  const names = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const name of names) {
    const range = ranges.find((one) => one.type === name);
    if (range) return range.quality;
  }
  return 0;
}

/**
 * Returns the preferred JSON type. Of equal qualities, a named type precedes a wildcard, and then the header's order counts. A client that
 * names neither gets application/json, as all clients did before the other type existed.
 */
export function jsonTypeFor(accept: string): typeof jsonType | typeof specifiedType {
  const ranges = rangesOf(accept);
  const [plain, specified] = [qualityOf(ranges, jsonType), qualityOf(ranges, specifiedType)];
  if (plain !== specified) return specified > plain ? specifiedType : jsonType;
  const place = (type: string) => ranges.findIndex((range) => range.type === type);
  const [plainAt, specifiedAt] = [place(jsonType), place(specifiedType)];
  return specifiedAt >= 0 && (plainAt < 0 || specifiedAt < plainAt) ? specifiedType : jsonType;
}

/** Returns whether the client accepts server-sent events. */
export const acceptsEvents = (accept: string): boolean => {
  const range = rangesOf(accept).find(({ type }) => type === eventsType);
  return range !== undefined && range.quality > 0;
};

/** Returns whether the client accepts only server-sent events: then a query too is answered with one event. */
export const acceptsOnlyEvents = (accept: string): boolean => {
  const ranges = rangesOf(accept);
  return acceptsEvents(accept) && qualityOf(ranges, jsonType) === 0 && qualityOf(ranges, specifiedType) === 0;
};
