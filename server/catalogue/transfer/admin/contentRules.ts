// Signatures of files that aren't text: pure rules.

const signatures: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is an Excel or OpenDocument file, or an archive. Open the file and save it as “CSV UTF-8”.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel file. Open the file and save it as “CSV UTF-8”.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Upload a product table as CSV.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is an image. Upload a product table as CSV.'],
  [[0xff, 0xd8, 0xff], 'This is an image. Upload a product table as CSV.'],
  [[0x1f, 0x8b], 'The file is compressed. Unpack it first.'],
  [[0xff, 0xfe], 'The file is UTF-16. Save it as “CSV UTF-8”.'],
  [[0xfe, 0xff], 'The file is UTF-16. Save it as “CSV UTF-8”.'],
];

/** Why a file with this start can't be a product table; null when it may be one. */
export function refusalOf(start: Uint8Array): string | null {
  const known = signatures.find(([bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (known) return known[1];
  if (start.includes(0)) return 'This isn’t a text file. Upload a product table as CSV.';
  const text = new TextDecoder().decode(start.subarray(0, 200)).trimStart();
  if (text.startsWith('<')) return 'This is a web page or XML. Upload a product table as CSV.';
  if (/^[{[]/.test(text)) return 'This is a JSON file, which only the command “npm run import” accepts. Upload a CSV file here.';
  return null;
}
