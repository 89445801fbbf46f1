import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../kit/PageHead.tsx';
import { DeliveryText } from './DeliveryText.tsx';
import styles from './InformationPage.module.css';
import { ImprintText, PrivacyText } from './LegalTexts.tsx';
import type { loadInformation } from './loadInformation.ts';
import type { InformationPath } from './routes.ts';
import { TermsText } from './TermsText.tsx';

const pages: Record<InformationPath, { title: string; text: ReactNode }> = {
  terms: { title: 'Terms and conditions', text: <TermsText /> },
  privacy: { title: 'Privacy', text: <PrivacyText /> },
  imprint: { title: 'Imprint', text: <ImprintText /> },
  delivery: { title: 'Delivery, payment and returns', text: <DeliveryText /> },
};

/** A page of text that belongs to every shop. */
export function InformationPage() {
  const { path } = useLoaderData<Awaited<ReturnType<typeof loadInformation>>>();
  const { title, text } = pages[path];
  return (
    <article className={styles.page}>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      {text}
    </article>
  );
}
