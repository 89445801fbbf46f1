import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { JsonLd } from '../../kit/JsonLd.tsx';
import { Markdown, anchorsOf, questionsOf } from '../../kit/content/Markdown.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { DeliveryCosts } from './DeliveryCosts.tsx';
import { Imprint } from '../../settings/Imprint.tsx';
import styles from './InformationPage.module.css';
import type { loadInformation } from './loadInformation.ts';
import { OnThisPage } from './OnThisPage.tsx';
import type { InformationPath } from './routes.ts';

const titles: Record<InformationPath, string> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Imprint',
  delivery: 'Delivery, payment and returns',
  withdrawal: 'Right of withdrawal',
  faq: 'Frequently asked questions',
};

/** Number of sections from which a text starts with a table of contents. */
const manyParts = 5;

/** Structured data of a page with questions (https://schema.org/FAQPage). */
const faqData = (questions: ReturnType<typeof questionsOf>) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A legal or information page that every shop has, with the shop's own text. */
export function InformationPage() {
  const { path, loaded } = useLoaderData<Awaited<ReturnType<typeof loadInformation>>>();
  const { shop, checkout } = loaded.data;
  const title = titles[path];
  const text = shop[path] ?? '';
  const anchors = anchorsOf(text);
  const questions = path === 'faq' ? questionsOf(text) : [];
  return (
    <article className={styles.page}>
      <PageHead title={title} />
      {questions.length > 0 && <JsonLd data={faqData(questions)} />}
      <h1 tabIndex={-1}>{title}</h1>
      <Markdown
        text={text}
        beforeHeadings={
          <>
            {Object.keys(anchors).length >= manyParts && <OnThisPage places={anchors} />}
            {path === 'withdrawal' && (
              <p>
                <Link to="/withdraw/">Withdraw from contract</Link>
              </p>
            )}
            {path === 'imprint' && <Imprint shop={shop} />}
          </>
        }
      />
      {path === 'faq' && (
        <p>
          Didn’t find an answer? <Link to="/contact/">Contact us</Link>
        </p>
      )}
      {checkout && <DeliveryCosts checkout={checkout} />}
      {text === '' && path !== 'imprint' && <p>This text hasn’t been published yet.</p>}
    </article>
  );
}
