/** Facts for machines (schema.org). It is data, so the content security policy lets it stand. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // Text in a script element must not be escaped as HTML, and the replaced `<` keeps it from ending the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
