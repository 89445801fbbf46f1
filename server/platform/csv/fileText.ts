import { isUtf8 } from 'node:buffer';
import { inDefaultLanguage, type Text } from '../i18n/text.ts';

// Decodes files to text. Older spreadsheets write Windows-1252, some newer ones UTF-16; only a byte order mark identifies the encoding. Up
// to the first non-ASCII byte all encodings but UTF-16 are identical: that byte decides.

/** The uploaded file can't be used. The text is for the uploader. */
export class FileError extends Error {
  readonly text: Text;

  constructor(text: Text, options?: ErrorOptions) {
    super(inDefaultLanguage(text), options);
    this.text = text;
  }
}

/** Supported encodings of a file. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const labels: Readonly<Record<string, FileEncoding>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const notText = 'This isn’t a text file. Save the table as CSV (UTF-8) and upload that file.';
const notUtf8 = 'Only part of the file is UTF-8. Save it as CSV (UTF-8) and upload it again.';

/** Number of bytes needed from the start of the file to detect its encoding. */
const markBytes = 3;
const longestSequence = 4;

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes.subarray(0, markBytes).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 'utf-8' : null;
}

/** Length of the UTF-8 sequence that starts with this byte. */
function sequenceLength(first: number): number {
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

function decodeWith(decoder: TextDecoder, bytes?: Buffer): string {
  let text;
  try {
    text = decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (error) {
    throw new FileError(decoder.encoding === 'utf-8' ? notUtf8 : notText, { cause: error });
  }
  if (text.includes('\0')) throw new FileError(notText);
  return text;
}

async function* withinLimit(file: AsyncIterable<Buffer>, maxMegabytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of file) {
    size += chunk.byteLength;
    if (size > maxMegabytes * 1024 * 1024)
      throw new FileError(`The file is larger than ${maxMegabytes} MB. Split it and upload the parts one by one.`);
    yield chunk;
  }
}

/** @returns the decoder's label, and the number of leading ASCII bytes; null when more bytes are needed */
function detectEncoding(bytes: Buffer, isEnd: boolean, isBeginning: boolean): { label: string | null; plain: number } | null {
  if (isBeginning && bytes.length < markBytes && !isEnd) return null;
  const mark = isBeginning ? markOf(bytes) : null;
  if (mark) return { label: mark, plain: 0 };
  const plain = bytes.findIndex((byte) => byte >= 0x80);
  if (plain === -1) return { label: null, plain: bytes.length };
  if (bytes.length - plain < longestSequence && !isEnd) return { label: null, plain };
  const sequence = bytes.subarray(plain, plain + sequenceLength(bytes[plain] ?? 0));
  return { label: isUtf8(sequence) ? 'utf-8' : 'windows-1252', plain };
}

/**
 * Decodes a file as it arrives.
 * @param onEncoding called once, when the encoding is known; never for a pure ASCII file, which is UTF-8
 * @throws FileError for a file that isn't text, changes its encoding or is too big
 */
export async function* fileText(
  file: AsyncIterable<Buffer>,
  maxMegabytes: number,
  onEncoding: (encoding: FileEncoding) => void,
): AsyncGenerator<string> {
  let waiting = Buffer.alloc(0);
  let isBeginning = true;
  let decoder: TextDecoder | undefined;
  const ascii = new TextDecoder('windows-1252', { fatal: true });
  function take(chunk: Buffer, isEnd: boolean): string {
    if (decoder) return decodeWith(decoder, chunk);
    const bytes = Buffer.concat([waiting, chunk]);
    const decided = detectEncoding(bytes, isEnd, isBeginning);
    if (!decided) {
      waiting = bytes;
      return '';
    }
    isBeginning = false;
    const { label, plain } = decided;
    waiting = bytes.subarray(plain);
    const begun = decodeWith(ascii, bytes.subarray(0, plain));
    if (label === null) return begun;
    // The decoder removes a byte order mark.
    decoder = new TextDecoder(label, { fatal: true });
    onEncoding(labels[label] ?? 'UTF-8');
    return begun + decodeWith(decoder, waiting);
  }
  for await (const chunk of withinLimit(file, maxMegabytes)) yield take(chunk, false);
  yield take(Buffer.alloc(0), true);
  if (decoder) yield decodeWith(decoder);
}
