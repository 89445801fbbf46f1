import { inflateSync } from 'node:zlib';

// Reads the text of a PDF as pdfkit writes it: compressed streams, embedded fonts with a map to Unicode.

/** Returns the text of all pages, words of one line joined as they are drawn. */
export function pdfText(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]));
  const streamOf = (id: string) => {
    const [, content] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objects.get(id) ?? '') ?? [];
    if (content === undefined) return '';
    const raw = Buffer.from(content, 'latin1');
    return (objects.get(id)?.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
  };
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    const listed = [...streamOf(map).matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/gi)].flatMap(([, list = '']) => [
      ...list.matchAll(/<([\da-f ]*)>/gi),
    ]);
    fonts.set(
      name,
      listed.map(([, hex = '']) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
    );
  }
  const pages = [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => streamOf(id));
  return pages
    .map((page) => {
      let font: string[] = [];
      return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
        .map(([, name, shown = '']) => {
          if (name !== undefined) font = fonts.get(name) ?? [];
          const glyphs = [...shown.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => hex).join('');
          return (glyphs.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
        })
        .join('');
    })
    .join('\n');
}
