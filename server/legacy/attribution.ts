import { attributionPrefix } from '../../shared/attribution/form.ts';
import type { Form } from './form.ts';

// Attribution of a visitor's origin: 16 fields that the tracker's script writes into the checkout form.

/** Each field, and its path in the tracker's data. */
export const attributionFields: Readonly<Record<string, string>> = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/** Returns the form's values for the 16 fields; null for missing ones. */
export function attributionValues(form: Form): { key: string; value: string | null }[] {
  return Object.keys(attributionFields).map((key) => ({ key, value: form.get(attributionPrefix + key) ?? null }));
}
