import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parcelCarriers, type CarrierCode } from '../../shared/fulfilment/carriers.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import type { Failure } from '../kit/mutation/failure.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { sendTrackingFile } from './sendTrackingFile.ts';

const codes = (Object.keys(parcelCarriers) as CarrierCode[]).filter((code) => code !== 'OTHER');

/** Uploads a file with tracking numbers. */
export function TrackingFileScreen() {
  return (
    <>
      <ScreenHead
        title="Import tracking numbers"
        description="Mark many orders as shipped. Nothing is shipped until you’ve seen what the file would do."
        back={{ path: '/orders', title: 'Orders' }}
      />
      <Panel
        title="Upload a file"
        description="CSV with a header row, at most 2 MB and 5,000 rows. Column names of common carriers’ exports are recognized."
      >
        <UploadForm />
      </Panel>
      <Panel title="Columns">
        <p>
          <strong>Order number</strong> and <strong>Tracking number</strong> are required. <strong>Carrier</strong> is a name or code, such
          as DHL or DPD. With <strong>SKU</strong> and <strong>Quantity</strong>, a row ships part of an order; rows with the same order and
          tracking number make up one shipment. Without them, it ships everything that’s left. Other columns are ignored.
        </p>
      </Panel>
    </>
  );
}

function UploadForm() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  async function send(carrier: string): Promise<void> {
    const file = input.current?.files?.[0];
    const refuse = (message: string) => setFailure({ code: 'INVALID_INPUT', message, fields: { file: message }, correlationId: null });
    setFailure(null);
    if (!file) return refuse('Choose a CSV file.');
    setBusy(true);
    const sent = await sendTrackingFile(file, carrier);
    setBusy(false);
    if ('message' in sent) return refuse(sent.message);
    await navigate(`/orders/tracking/${sent.databaseId}`);
  }

  return (
    <AdminForm
      submitLabel={isBusy ? 'Checking file…' : 'Check file'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(data) => void send(textOf(data, 'carrier'))}
    >
      <TextField ref={input} label="CSV file" type="file" accept=".csv,.tsv,.txt,text/csv" error={failure?.fields.file} />
      <SelectField label="Carrier of rows that don’t name one" name="carrier" defaultValue="">
        <option value="">None</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {parcelCarriers[code].name}
          </option>
        ))}
      </SelectField>
    </AdminForm>
  );
}
