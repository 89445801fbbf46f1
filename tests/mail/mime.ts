// Parses an email as an email client would, as far as the shop's emails need it: headers, and the decoded parts of a multipart message.

export interface ReadMail {
  /** Headers by lower-case name, unfolded, with encoded words decoded. */
  headers: Map<string, string>;
  /** Header names as sent, to detect injected headers. */
  headerNames: string[];
  text: string;
  html: string;
}

function decodeBytes(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const joined = body.replaceAll('=\r\n', '');
  return Buffer.from(
    joined.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
    decodeBytes(
      how.toUpperCase() === 'B' ? word : word.replaceAll('_', ' '),
      how.toUpperCase() === 'B' ? 'base64' : 'quoted-printable',
    ).toString(),
  );
}

function split(raw: string): { headers: Map<string, string>; names: string[]; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The mail has no end of its headers');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`Not a header: ${line}`);
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: new Map(pairs), names: pairs.map(([name]) => name), body: raw.slice(end + 4) };
}

/**
 * Parses an email.
 * @throws Error if it isn't a multipart/alternative email with a text and an HTML part
 */
export function readMail(bytes: Buffer | string): ReadMail {
  const { headers, names, body } = split(bytes.toString());
  const boundary = /^multipart\/alternative;.*boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) throw new Error(`Not a mail in two forms: ${headers.get('content-type')}`);
  // The line break before a boundary belongs to the boundary.
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n|\r\n$/g, '')));
  if (!body.trimEnd().endsWith(`--${boundary}--`)) throw new Error('The mail has no end');
  const partOf = (type: string) => {
    const found = parts.find((part) => part.headers.get('content-type')?.startsWith(`${type}; charset=utf-8`));
    if (!found) throw new Error(`The mail has no part of ${type}`);
    const encoding = found.headers.get('content-transfer-encoding') ?? '7bit';
    return decodeBytes(found.body, encoding).toString().replaceAll('\r\n', '\n');
  };
  return { headers, headerNames: names, text: partOf('text/plain'), html: partOf('text/html') };
}
