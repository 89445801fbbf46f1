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
import * as t from '../__generated__/messages.ts';

const titles: Record<InformationPath, string> = {
  terms: t.termsAndConditions,
  privacy: t.privacy,
  imprint: t.imprint,
  delivery: t.deliveryPaymentAndReturns,
  withdrawal: t.rightOfWithdrawal,
  faq: t.frequentlyAskedQuestions,
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
                <Link to="/withdraw/">{t.withdrawFromContract}</Link>
              </p>
            )}
            {path === 'imprint' && <Imprint shop={shop} />}
          </>
        }
      />
      {path === 'faq' && <p>{t.didntFindAnswerContact({ link: (text) => <Link to="/contact/">{text}</Link> })}</p>}
      {checkout && <DeliveryCosts checkout={checkout} />}
      {text === '' && path !== 'imprint' && <p>{t.textHasntPublishedYet}</p>}
    </article>
  );
}
