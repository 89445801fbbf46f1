// Characters that XML 1.0 excludes even as references.
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or attribute of XML, without the characters that XML can't hold. */
export function xmlText(text: string): string {
  return text.replace(impossible, '').replace(/[<>&'"\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
