/** Structured data (schema.org). The Content-Security-Policy allows it because it is not executed. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // Text in a script element must not be HTML-escaped, and the replaced `<` keeps it from closing the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
